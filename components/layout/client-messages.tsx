"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";

type ClientMessagesProps = Pick<
  ComponentProps<typeof NextIntlClientProvider>,
  "locale" | "messages" | "children"
>;

/** The provider as a client component: its server twin would ask for the request and make pages dynamic. */
export function ClientMessages(props: ClientMessagesProps) {
  return <NextIntlClientProvider timeZone="Europe/Istanbul" {...props} />;
}
