import type { Page } from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

/** The instant boat's page in the language: its slug is another in each. */
export async function boatPath(page: Page, locale: Locale): Promise<string> {
  const answer = await page.request.get(pathFor("boat", "tr", { slug: INSTANT_BOAT }));
  const links = (await answer.text()).match(/<link[^>]+rel="alternate"[^>]*>/g) ?? [];
  const link = links.find((one) => new RegExp(`hreflang="${locale}"`, "i").test(one)) ?? "";
  const href = /href="([^"]+)"/.exec(link)?.[1];
  if (!href) throw new Error(`${INSTANT_BOAT} has no page in ${locale}`);
  return new URL(href).pathname;
}
