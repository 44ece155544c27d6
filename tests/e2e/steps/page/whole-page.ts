import type { Page } from "playwright/test";

/** All that a server says of a page: its HTML, and React's data where that travels apart. */
export async function wholePage(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const version = /data-payload="([\w-]+)"/.exec(html)?.[1];
  const data = `${path}${path.includes("?") ? "&" : "?"}rsc-payload=${version}`;
  return version ? html + (await (await page.request.get(data)).text()) : html;
}
