import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import tr from "@/messages/tr.json";

const MESSAGES = { tr, en, ar };

/** Renders an island as a page would, with all sentences of a language and a query client that never retries. */
export function renderIsland(content: ReactNode, locale: "tr" | "en" | "ar" = "en") {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } },
  });
  const page = (island: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Europe/Istanbul">
        {island}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
  const view = render(page(content));
  return { ...view, queryClient, rerenderIsland: (island: ReactNode) => view.rerender(page(island)) };
}

/** What the API client gives back, without a network. */
export function answer(status: number, content: unknown) {
  return { status, ok: status < 400, text: async () => JSON.stringify(content) } as unknown as Response;
}
