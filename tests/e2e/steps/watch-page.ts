import { expect, type Page } from "playwright/test";

/** Collects what the browser complains about: errors, hydration warnings, failed requests of our own. */
export function watchPage(page: Page): { expectQuiet: () => void } {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { expectQuiet: () => expect(complaints).toEqual([]) };
}
