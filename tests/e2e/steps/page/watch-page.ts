import { expect, type Page } from "playwright/test";

/** The provider's pages are another site and not ours to judge. */
const GATEWAY = "http://127.0.0.1:";

/**
 * Collects what the browser complains about: errors, hydration warnings, failed requests of our own; refusals that the
 * journey goes through are named by it.
 */
export function watchPage(page: Page, refusals: readonly RegExp[] = []): { expectQuiet: () => void } {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const ours = !message.location().url.startsWith(GATEWAY);
    if (ours && ["error", "warning"].includes(message.type())) {
      complaints.push(`${message.text()} ${message.location().url} on ${page.url()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().startsWith(GATEWAY))
      complaints.push(`${response.status()} ${response.url()}`);
  });
  return {
    expectQuiet: () =>
      expect(complaints.filter((text) => !refusals.some((one) => one.test(text)))).toEqual([]),
  };
}
