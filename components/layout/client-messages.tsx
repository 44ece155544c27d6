"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";

type ClientMessagesProps = Pick<
  ComponentProps<typeof NextIntlClientProvider>,
  "locale" | "messages" | "children"
>;

/** The provider as a client component: its server version would read the request and make pages dynamic. */
export function ClientMessages(props: ClientMessagesProps) {
  return <NextIntlClientProvider timeZone="Europe/Istanbul" {...props} />;
}
