"use client";

import type { ComponentProps } from "react";
import type { SiteWidgetsClient } from "@/components/layout/consent/site-widgets-client";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";

const widgets = lazyPart(() =>
  import("@/components/layout/consent/site-widgets-client").then((module) => module.SiteWidgetsClient),
);

/** Every public page carries this much of the widgets, also on sites without any; the rest comes where it is shown. */
export function LazyWidgets(props: ComponentProps<typeof SiteWidgetsClient>) {
  return <LazyPart part={widgets} props={props} failure={() => null} />;
}
