"use client";

import type { ComponentProps } from "react";
import { Dialog } from "@/components/ui/overlay/dialog";

/** A modal panel along the end side: menus and filters on phones. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, "shape">) {
  return <Dialog {...props} shape="side" />;
}
