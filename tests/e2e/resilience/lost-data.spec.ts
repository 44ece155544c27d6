import { expect, type Page, test } from "playwright/test";
import { LOCALE_COOKIE } from "@/lib/i18n/locale-cookie";
import { pathFor } from "@/lib/routes/path-for";
import { openWholePage } from "@/tests/e2e/steps/page/open-page";
import { textsOf } from "@/tests/e2e/steps/session/visitor";

const LIST = pathFor("boats", "tr");
/** The payload alone; a page that is sent once more carries it inside. */
const DATA = /[?&]rsc-payload=(?!inside)/;
const CODE = /\/_next\/static\/chunks\/.+\.js$/;
const MOMENT = 1000;

/** How often the page itself is asked for from now on. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

async function expectAlive(page: Page): Promise<void> {
  await page.getByRole("button", { name: textsOf("tr").layout.code_search }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

test("the RSC payload comes as its own script, once, and hydration waits for it", async ({ page }) => {
  expect(await (await page.request.get(LIST)).text()).not.toContain("__next_f");
  await page.route(DATA, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => DATA.test(request.url()) && asked.push(request.resourceType()));
  await page.goto(LIST);
  await expectAlive(page);
  expect(asked).toEqual(["script"]);
});

test("a page whose payload the server does not have is sent once more with it inside, and works", async ({
  page,
}) => {
  const visits = countVisits(page);
  await page.route(DATA, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${LIST}?utm_source=x#content`);
  await expect.poll(visits).toBe(2);
  await expectAlive(page);
  const { pathname, search, hash } = new URL(page.url());
  expect([pathname, search, hash]).toEqual([LIST, "?utm_source=x", "#content"]);
  expect(visits()).toBe(2);
});

test("a page whose payload only one of two servers has works, whoever is asked in which turn", async ({
  page,
}) => {
  const visits = countVisits(page);
  let asked = 0;
  await page.route(DATA, (route) => {
    asked += 1;
    return asked % 2 === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto(LIST);
  await expect.poll(visits).toBe(2);
  await expectAlive(page);
});

test("a page whose code is gone is sent once more, and stays readable", async ({ page }) => {
  const visits = countVisits(page);
  await page.route(CODE, (route) => route.fulfill({ status: 404 }));
  await page.goto(LIST);
  await expect.poll(visits).toBe(2);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await page.waitForURL((url) => url.pathname !== LIST);
  // Its own page is without code, too, and is sent twice.
  await expect.poll(visits).toBe(4);
});

test("a page whose payload is lost on a bad connection stays on screen", async ({ page }) => {
  const visits = countVisits(page);
  await page.route(DATA, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await page.goto(LIST);
  await lost;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(visits()).toBe(1);
  // It works on the next use once the connection is back.
  await page.unrouteAll();
  await page.getByRole("button", { name: textsOf("tr").layout.code_search }).click();
  await expect.poll(visits).toBe(2);
  await expectAlive(page);
});

test("a notice in the language that the visitor chose is loaded once, and works", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: "en", url: baseURL ?? "" }]);
  for (const notice of ["forbidden", "notFound"] as const) {
    const visits = countVisits(page);
    await openWholePage(page, pathFor(notice, "en"));
    await page.getByRole("button", { name: textsOf("en").layout.code_search }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(visits()).toBe(1);
  }
});

test("a notice whose language stands in its address is loaded once, and works", async ({ page }) => {
  for (const [address, locale] of [
    ["/404?lang=en", "en"],
    ["/404?lang=ar", "ar"],
    ["/403?lang=en", "en"],
  ] as const) {
    const visits = countVisits(page);
    await openWholePage(page, address);
    await page.getByRole("button", { name: textsOf(locale).layout.code_search }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(visits()).toBe(1);
  }
});
