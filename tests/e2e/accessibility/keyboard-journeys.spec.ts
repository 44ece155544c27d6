import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { pressAt, tabTo, typeAt, walk } from "@/tests/e2e/steps/page/keys";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { loseSession } from "@/tests/e2e/steps/session/lose-session";
import { PASSWORD } from "@/tests/e2e/steps/session/register-in-modal";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { newEmail, newPhone, SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";

test.describe.configure({ timeout: 120_000 });
// Every step is judged where things come to rest, so nothing needs to move there.
test.use({ ...SCREENS.desktop, contextOptions: { reducedMotion: "reduce" } });

const texts = textsOf("en");

test("a visitor searches, chooses a boat, registers, reserves and pays by keyboard alone", async ({
  page,
}) => {
  const { search, quote, account, checkout, payments, test_gateway: gateway } = texts;
  const [year = "", month = "", day = ""] = tripDayFor({ locale: "en", phone: false, daysAhead: 33 }).split(
    "-",
  );
  await openPage(page, pathFor("home", "en"));
  const form = page.getByRole("form", { name: search.form_label });
  await tabTo(page, form.getByLabel(search.where, { exact: true }));
  await page.keyboard.type("Bodrum");
  await tabTo(page, form.getByLabel(search.date, { exact: true }));
  await page.keyboard.type(`${month}${day}${year}`);
  const hours = form.getByRole("button", { name: new RegExp(`^${search.hours} `) });
  await pressAt(page, hours);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(hours).toBeFocused();
  await expect(hours).toContainText(search.parts.afternoon);
  await typeAt(page, form.getByLabel(search.persons, { exact: true }), "4");
  await pressAt(page, form.getByRole("button", { name: search.submit }));
  await page.waitForURL(new RegExp(`date=${year}-${month}-${day}&start_hour=12&end_hour=16`));

  await pressAt(page, page.getByLabel(search.instant), "Space");
  await page.waitForURL(/fast_app=/);
  await pressAt(page, page.locator("article h3 a").first());
  await page.waitForURL(/\/en\/boat\//);
  await expect(page.getByRole("complementary").last()).toBeVisible();
  await pressAt(page, page.getByRole("link", { name: texts.layout.skip }));
  await expect(page.getByRole("main")).toBeFocused();
  const card = page.getByRole("complementary").last();
  const reserve = card.getByRole("button", { name: quote.reserve, exact: true });
  await expect(reserve).toBeEnabled();
  await pressAt(page, reserve);

  const { auth, code } = account;
  const login = page.getByRole("dialog", { name: auth.login.title });
  await pressAt(page, login.getByRole("button", { name: auth.login.switch_action, exact: true }));
  const register = page.getByRole("dialog", { name: auth.register.title });
  await expect(register).toBeVisible();
  const first = register.getByLabel(auth.name, { exact: true });
  if (!(await first.evaluate((field) => field === document.activeElement))) await tabTo(page, first);
  await page.keyboard.type("Emma");
  await typeAt(page, register.getByLabel(auth.surname, { exact: true }), "Clarke");
  const email = newEmail();
  await typeAt(page, register.getByLabel(auth.email, { exact: true }), email);
  await typeAt(page, register.getByLabel(auth.phone, { exact: true }), newPhone());
  await typeAt(page, register.getByLabel(auth.password, { exact: true }), PASSWORD);
  for (const box of await register.getByRole("checkbox").all()) await pressAt(page, box, "Space");
  await pressAt(page, register.getByRole("button", { name: auth.register.submit }));
  const proof = page.getByRole("dialog", { name: auth.prove.title });
  await expect(proof.getByLabel(code.code)).toBeFocused();
  await page.keyboard.type(await readOutbox(email, /^\s*(\d{6})\s*$/m));

  await expect(page.getByRole("heading", { level: 1, name: checkout.title })).toBeVisible();
  await pressAt(page, page.getByRole("main").getByRole("button", { name: checkout.submit_instant }));
  await page.waitForURL(/\/payment\//);
  const { buyer } = payments;
  await typeAt(page, page.getByLabel(buyer.address, { exact: true }), "Moda Caddesi 48/6");
  await typeAt(page, page.getByLabel(buyer.city, { exact: true }), "İstanbul");
  await expect(page.getByLabel(buyer.country, { exact: true })).not.toHaveValue("");
  for (const box of await page.getByRole("checkbox").all()) await pressAt(page, box, "Space");
  await pressAt(page, page.locator("form button[type=submit]"));
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:/);
  // The provider's page is another site: how it shows the focus is its own affair.
  await page.getByRole("button", { name: gateway.behaviours.success }).press("Enter");
  await page.getByRole("button", { name: gateway.pay }).first().press("Enter");
  await expect(page.getByText(payments.result.paid_title, { exact: true })).toBeVisible();
});

test("the code search finds a boat by keyboard, and the closed dialog returns the focus", async ({
  page,
}) => {
  const { boat_code_search: code, layout } = texts;
  await openPage(page, pathFor("blog", "en"));
  const opener = page.getByRole("button", { name: layout.code_search });
  await pressAt(page, opener);
  const field = page.getByRole("dialog", { name: code.title }).getByLabel(code.label);
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type(" plm 1001 ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Mavi Rüya" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("filters, chips, sorting and hearts work by keyboard", async ({ page, context }) => {
  const { search } = texts;
  await signIn(context);
  await openPage(page, pathFor("boats", "en"));
  const filters = page.getByRole("form", { name: search.filters });
  await pressAt(page, filters.getByLabel(search.instant), "Space");
  await tabTo(page, filters.getByRole("radio", { name: search.rating_any }));
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/rating=4\.5/);
  // The searched list has replaced the plain one: a visitor who filters continues at the same place.
  await expect(filters.getByRole("radio", { name: "4.5" })).toBeFocused();
  const chips = page.getByRole("list", { name: search.chips }).getByRole("link");
  const before = await chips.count();
  expect(before).toBeGreaterThan(1);
  await pressAt(page, chips.first());
  await expect(chips).toHaveCount(before - 1);
  const heart = page.locator("article button.heart").first();
  const kept = page.waitForResponse(/toggle-favorite/);
  await pressAt(page, heart, "Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await kept;
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("the language links and the organizations menu work by keyboard", async ({ page }) => {
  await openPage(page, pathFor("boats", "en", null, { persons: 8 }));
  const panel = page.getByRole("button", { name: texts.layout.services });
  await pressAt(page, panel);
  await tabTo(page, page.locator("#services-panel a").nth(2));
  await page.keyboard.press("Escape");
  await expect(panel).toBeFocused();
  await pressAt(page, page.getByRole("banner").getByRole("link", { name: "العربية" }));
  await page.waitForURL((url) => url.pathname === pathFor("boats", "ar"));
  expect(new URL(page.url()).searchParams.get("persons")).toBe("8");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

  // A boat's page is kept for everybody: the trip stands in its address only.
  await openPage(page, `${await boatPath(page, "en")}?persons=5`);
  await pressAt(page, page.getByRole("banner").getByRole("link", { name: "العربية" }));
  await page.waitForURL((url) => url.pathname.startsWith("/ar/"));
  expect(new URL(page.url()).searchParams.get("persons")).toBe("5");
});

test("a forgotten password is requested from the login window", async ({ page, context }) => {
  const { auth } = texts.account;
  const email = await signIn(context);
  await loseSession(page);
  await openPage(page, pathFor("home", "en"));
  await pressAt(page, page.getByRole("button", { name: texts.layout.login, exact: true }));
  const login = page.getByRole("dialog", { name: auth.login.title });
  await expect(login.getByLabel(auth.email, { exact: true })).toBeFocused();
  await pressAt(page, login.getByRole("button", { name: auth.login.forgot }));
  const forgot = page.getByRole("dialog", { name: auth.forgot.title });
  const field = forgot.getByLabel(auth.email, { exact: true });
  await expect(field).toBeVisible();
  if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(forgot.getByRole("status")).toBeVisible();
});

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: "reduce" } });

    test("the focus stays visible along the whole page, forwards and backwards, and nothing covers it", async ({
      page,
    }) => {
      // The header covers what comes from below on every page alike: each is walked backwards on one screen.
      const paths = [
        { path: await boatPath(page, "ar"), backwardsOn: "phone" },
        { path: pathFor("boats", "tr"), backwardsOn: "desktop" },
        { path: pathFor("home", "en"), backwardsOn: "phone" },
        { path: pathFor("faq", "en"), backwardsOn: "desktop" },
      ];
      for (const { path, backwardsOn } of paths) {
        await openPage(page, path);
        expect([path, await walk(page, "Tab", 70)]).toEqual([path, []]);
        if (backwardsOn !== screen) continue;
        await page.getByRole("contentinfo").getByRole("link").last().focus();
        expect([path, await walk(page, "Shift+Tab", 90)]).toEqual([path, []]);
      }
    });
  });
}
