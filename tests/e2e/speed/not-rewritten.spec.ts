import { rmSync } from "node:fs";
import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { textsOf } from "@/tests/e2e/steps/session/visitor";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { startTestServer, type TestServer } from "@/tests/fixtures/http/test-server";

// A server of its own: this setting is read when it starts.
const FOLDER = "var/e2e-not-rewritten";
const PAGES = [
  pathFor("home", "tr"),
  pathFor("boats", "tr"),
  pathFor("boats", "tr", null, { persons: 5 }),
  pathFor("boat", "tr", { slug: INSTANT_BOAT }),
  pathFor("contact", "tr"),
];

let server: TestServer;
test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  server = await startTestServer({ varDirectory: FOLDER, env: { PAGE_REWRITING: "off" } });
});
test.afterAll(() => server.stop());

test("pages are sent unchanged and work with PAGE_REWRITING=off", async ({ page }) => {
  const watch = watchPage(page);
  for (const path of PAGES) {
    const html = await (await page.request.get(server.url + path)).text();
    expect(html).toContain("__next_f");
    expect(html).not.toContain('<template id="scripts">');
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: textsOf("tr").layout.code_search }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }
  watch.expectQuiet();
});
