import { rmSync } from "node:fs";
import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { textsOf } from "@/tests/e2e/steps/session/visitor";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { startTestServer, type TestServer } from "@/tests/fixtures/http/test-server";

// A server of its own, one for all tests: this setting is read when it starts.
test.describe.configure({ mode: "default" });
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
    await openPage(page, server.url + path);
    await page.getByRole("button", { name: textsOf("tr").layout.code_search }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }
  watch.expectQuiet();
});

test("a list in Arabic that is sent unchanged is filtered without a reload, and its hearts ask for a login", async ({
  page,
}) => {
  const watch = watchPage(page);
  const { account, search } = textsOf("ar");
  await openPage(page, server.url + pathFor("boats", "ar"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const filters = page.getByRole("form", { name: search.filters });
  await filters.getByRole("checkbox", { name: search.instant }).check();
  await page.waitForURL(/fast_app=1/);
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
  await page.getByRole("main").getByRole("article").first().locator("button.heart").click();
  await expect(page.getByRole("dialog", { name: account.auth.login.title })).toBeVisible();
  watch.expectQuiet();
});
