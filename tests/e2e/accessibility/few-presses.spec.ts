import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { TEST_CARDS } from "@/lib/server/money/providers/test-gateway/test-cards";
import { pressAt, pressesOf, pressKey, tabTo, typeText } from "@/tests/e2e/steps/page/keys";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { loseSession } from "@/tests/e2e/steps/session/lose-session";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { PASSWORD } from "@/tests/e2e/steps/session/register-in-modal";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";

test.describe.configure({ timeout: 120_000 });
test.use({ ...SCREENS.desktop, contextOptions: { reducedMotion: "reduce" } });

const texts = textsOf("en");
/** Tab, Enter, Space and arrows. What is typed into fields comes on top: it is as long as a name and a password are. */
const MOST_KEYS = 60;

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a customer comes from home to a paid trip by at most 60 keys, logged out, with links that skip", async ({
  page,
  context,
}) => {
  const { search, quote, account, checkout, payments, test_gateway: gateway, layout } = texts;
  const email = await signIn(context);
  await proveEmail(context);
  await loseSession(page);
  const [year = "", month = "", day = ""] = tripDayFor({ locale: "en", phone: false, daysAhead: 37 }).split(
    "-",
  );
  await openPage(page, pathFor("home", "en"));
  await pressAt(page, page.getByRole("link", { name: layout.skip }));
  const form = page.getByRole("form", { name: search.form_label });
  await tabTo(page, form.getByLabel(search.where, { exact: true }));
  await typeText(page, "Bodrum");
  await tabTo(page, form.getByLabel(search.date, { exact: true }));
  await typeText(page, `${month}${day}${year}`);
  await pressKey(page, "Enter");
  await page.waitForURL(new RegExp(`date=${year}-${month}-${day}`));

  await expect(mainHeading(page)).toBeFocused();
  await pressAt(page, page.getByRole("link", { name: search.skip_filters }));
  await pressAt(page, page.locator("article h3 a").first());
  await page.waitForURL(/\/en\/boat\//);
  await expect(mainHeading(page)).toBeFocused();
  await pressAt(page, page.getByRole("link", { name: quote.skip }));
  const card = page.getByRole("complementary", { name: quote.title });
  const reserve = card.getByRole("button", { name: quote.reserve, exact: true });
  await expect(reserve).toBeEnabled();
  await pressAt(page, reserve);

  const { auth } = account;
  const login = page.getByRole("dialog", { name: auth.login.title });
  await expect(login.getByLabel(auth.email, { exact: true })).toBeFocused();
  await typeText(page, email);
  await tabTo(page, login.getByLabel(auth.password, { exact: true }));
  await typeText(page, PASSWORD);
  await pressKey(page, "Enter");
  await page.waitForURL(/\/en\/reserve\//);
  // Another document: it begins at its first link.
  await pressAt(page, page.getByRole("link", { name: layout.skip }));
  await pressAt(page, page.getByRole("main").getByRole("button", { name: checkout.submit_instant }));

  await page.waitForURL(/\/payment\//);
  await pressAt(page, page.getByRole("link", { name: layout.skip }));
  await tabTo(page, page.getByLabel(payments.buyer.address, { exact: true }));
  await typeText(page, "Moda Caddesi 48/6");
  await tabTo(page, page.getByLabel(payments.buyer.city, { exact: true }));
  await typeText(page, "İstanbul");
  await pressAt(page, page.getByRole("checkbox"), "Space");
  await pressAt(page, page.locator("form button[type=submit]"));
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:/);
  await pressKey(page, "Tab");
  await expect(page.getByLabel(gateway.card_number)).toBeFocused();
  await typeText(page, TEST_CARDS.find(({ behaviour }) => behaviour === "success")?.number ?? "");
  await pressKey(page, "Enter");
  await expect(page.getByText(payments.result.paid_title, { exact: true })).toBeVisible();
  const { keys, characters } = pressesOf(page);
  test.info().annotations.push({ type: "presses", description: `${keys} keys, ${characters} characters` });
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
});
