import { expect, type Page, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { pathFor } from "@/lib/routes/path-for";
import { openPage, openWholePage } from "@/tests/e2e/steps/page/open-page";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

test.use(SCREENS.phone);

const SCRIPT = /\/_next\/static\/chunks\/.+\.js$|[?&]rsc-payload=/;
const PICTURE = /\/media\/.+\.webp$/;
const MOMENT = 400;
/** Between two scripts that come one after the other. */
const STEP = 40;

/** Holds back what matches for a moment. */
async function slowDown(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    await route.continue();
  });
}

/** Holds back what matches until it is released: what happens before it came must not depend on the machine's speed. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const PAGES = {
  home: pathFor("home", "ar"),
  list: pathFor("boats", "tr"),
  search: pathFor("boats", "tr", null, { persons: 5 }),
  boat: pathFor("boat", "tr", { slug: INSTANT_BOAT }),
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`no script and no picture below is requested before the first picture of the ${name} page is there`, async ({
    page,
  }) => {
    await page.request.get(path);
    await slowDown(page, PICTURE);
    const order: string[] = [];
    page.on("request", (request) => {
      if (SCRIPT.test(request.url())) order.push("script");
      if (PICTURE.test(request.url())) order.push("picture");
    });
    page.on("requestfinished", (request) => PICTURE.test(request.url()) && order.push("there"));
    await openPage(page, path);
    const before = order.slice(0, order.indexOf("there"));
    // Of the head, and of the first card.
    expect([["picture"], ["picture", "picture"]]).toContainEqual(before);
    await expect
      .poll(() => order.slice(before.length))
      .toEqual(expect.arrayContaining(["script", "picture"]));
  });
}

test("a page whose first picture never comes works all the same", async ({ page }) => {
  await page.route(PICTURE, (route) => route.abort());
  await page.goto(pathFor("boats", "tr"));
  await page.getByRole("button", { name: textsOf("tr").layout.search, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a tap before the scripts have loaded is answered at once and takes effect once they have", async ({
  page,
}) => {
  const release = await holdBack(page, SCRIPT);
  await page.goto(pathFor("boats", "tr"), { waitUntil: "commit" });
  // By its text: the dialog that opens hides the button from its role.
  const search = page.locator("header button", { hasText: textsOf("tr").layout.search });
  await page.getByRole("button", { name: textsOf("tr").layout.search, exact: true }).click();
  await expect(search).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(search).not.toHaveAttribute("aria-busy", "true");
});

test("a form sent before the scripts have loaded keeps its text out of the address", async ({ page }) => {
  const release = await holdBack(page, SCRIPT);
  await page.goto(pathFor("contact", "tr"), { waitUntil: "commit" });
  await page.getByRole("button", { name: textsOf("tr").contact.submit }).click();
  release();
  await expect(page.getByLabel(textsOf("tr").contact.message)).toHaveAttribute("aria-invalid", "true");
  expect(new URL(page.url()).search).toBe("");
});

test("a question sent before the scripts have loaded is sent once they have, and survives a reload", async ({
  page,
}) => {
  const { questions, account } = textsOf("ar");
  const release = await holdBack(page, SCRIPT);
  const slug = (await boatPath(page, "ar")).split("/").at(-1) ?? "";
  await page.goto(pathFor("ask", "ar", { slug }), { waitUntil: "commit" });
  await page.getByLabel(questions.topics.own_cake.label).check();
  await page.getByLabel(questions.form.text).fill("هل يوجد مظلّة؟");
  const send = page.getByRole("button", { name: questions.form.submit });
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog", { name: account.auth.login.title })).toBeVisible();
  await expect(page.locator("#question-text")).toHaveValue("هل يوجد مظلّة؟");
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await expect(page.locator("#question-text")).toHaveValue("هل يوجد مظلّة؟");
  await expect(page.getByLabel(questions.topics.own_cake.label)).toBeChecked();
});

test("what is typed before the scripts have loaded stays, and is newer than a draft", async ({
  page,
  context,
}) => {
  const { checkout, contact } = textsOf("tr");
  await signIn(context);
  const day = tripDayFor({ locale: "tr", phone: true, daysAhead: 133 });
  const choice = {
    rent_type: "hourly" as const,
    start_date: `${day}T10:00`,
    end_date: `${day}T14:00`,
    person_count: 2,
  };
  for (const [path, label] of [
    [pathFor("checkout", "tr", { slug: INSTANT_BOAT }, checkoutQuery(choice)), checkout.note],
    [pathFor("contact", "tr"), contact.message],
  ] as const) {
    for (const text of ["Önceki", "Gölgelik var mı?"]) {
      const release = await holdBack(page, SCRIPT);
      await page.goto(path, { waitUntil: "commit" });
      await page.getByLabel(label, { exact: true }).fill(text);
      release();
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await page.reload();
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("Gölgelik var mı?");
  }
});

test("a form sent without scripts keeps its text, says why and asks for nothing", async ({ browser }) => {
  const { questions, contact } = textsOf("tr");
  const page = await (await browser.newContext({ ...SCREENS.phone, javaScriptEnabled: false })).newPage();
  const ask = pathFor("ask", "tr", { slug: INSTANT_BOAT });
  for (const { path, label, button, reason } of [
    { path: ask, label: questions.form.text, button: questions.form.submit, reason: questions.no_script },
    {
      path: pathFor("contact", "tr"),
      label: contact.message,
      button: contact.submit,
      reason: contact.no_script,
    },
  ]) {
    await page.goto(path);
    // Texts are not looked for in it.
    expect(await page.locator("main noscript").first().textContent()).toContain(reason);
    await page.getByLabel(label).fill("Gölgelik var mı?");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByLabel(label)).toHaveValue("Gölgelik var mı?");
    expect(new URL(page.url()).search).toBe("");
  }
});

test("a signed-in customer sees no error, in whichever order the scripts of a list arrive", async ({
  page,
  context,
}) => {
  await signIn(context);
  const path = pathFor("boats", "tr");
  const scripts = new Set<string>();
  page.on("request", (request) => SCRIPT.test(request.url()) && scripts.add(request.url()));
  await openWholePage(page, path);
  const known = [...scripts];
  expect(known.length).toBeGreaterThan(10);
  const watch = watchPage(page);
  // Of any two scripts each comes first in one of these orders: its own, and what it fetches, may expect the other.
  const others = known.filter((_, at) => at % 2 === 1);
  const orders = [known, known.toReversed(), [...others, ...known.filter((one) => !others.includes(one))]];
  for (const order of orders) {
    await page.route(SCRIPT, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, STEP * order.indexOf(route.request().url())));
      await route.continue();
    });
    await openWholePage(page, path);
    await page.unrouteAll();
  }
  watch.expectQuiet();
});
