import { type Browser, expect, type Page, test } from "playwright/test";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { carryOut } from "@/tests/e2e/steps/session/carry-out";
import { expectFine, openDemo } from "@/tests/e2e/steps/session/open-console";
import { newEmail, SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";

const PDF = { name: "paper.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
const NEXT_YEAR = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

/** One of the three has no script: a phone in a harbour may not get it. */
const WITHOUT_SCRIPT: Locale = "ar";

// One after the other: two owners who are invited at once take each other's boat number from the preview.
test.describe.configure({ mode: "default" });

for (const locale of LOCALES) {
  test.describe(`an owner who reads ${locale}, on a phone`, () => {
    test.use({ ...SCREENS.phone, javaScriptEnabled: locale !== WITHOUT_SCRIPT });

    test("applies, is invited, completes identity, papers and agreement, and may rent out", async ({
      page,
      browser,
    }) => {
      const email = newEmail();
      const name = `Deniz Kaya ${email.replace(/\D/g, "").slice(-7)}`;
      await apply(page, locale, { email, name });
      const staff = await openOwner(browser, email);
      await decide(staff, /Sahibi davet et/, "Davet et");
      const link = await readOutbox(email, /(https?:\/\/\S+\/owner-invitation\/\S+)/);
      await complete(page, locale, link);
      await letIn(staff);
      await page.reload();
      await expect(page.getByText(textsOf(locale).owner_joining.over_title)).toBeVisible();
    });
  });
}

async function apply(page: Page, locale: Locale, { email, name }: { email: string; name: string }) {
  const { owner_application: t, validation } = textsOf(locale);
  await page.goto(`/owner-application?lang=${locale}`);
  await page.getByLabel(t.boat_name, { exact: true }).fill("Rüzgâr");
  await page.getByLabel(t.type, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(t.length_m, { exact: true }).fill("12");
  await page.getByLabel(t.persons, { exact: true }).fill("8");
  await page.getByLabel(t.port, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(t.name, { exact: true }).fill(name);
  await page.getByLabel(t.phone, { exact: true }).fill("+90 212 12");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByRole("checkbox").check();
  const send = () => page.getByRole("button", { name: t.submit }).click();
  await send();
  await expect(page.getByText(validation.phone)).toBeVisible();
  // What was typed is still there, and not in the address.
  await expect(page.getByLabel(t.name, { exact: true })).toHaveValue(name);
  expect(page.url()).not.toContain("Deniz");
  if (locale !== WITHOUT_SCRIPT) await expectFine(page);
  await page.getByLabel(t.phone, { exact: true }).fill("+90 532 111 22 33");
  await page.getByRole("checkbox").check();
  await send();
  await expect(page.getByText(t.sent_title)).toBeVisible();
}

/** The owner's page in the console, on a desktop of the office. */
async function openOwner(browser: Browser, email: string): Promise<Page> {
  const { console: t, console_owners: own } = textsOf("tr");
  const page = await (await browser.newContext({ ...SCREENS.desktop, javaScriptEnabled: true })).newPage();
  await openDemo(page, "tr");
  await expect(page.getByRole("cell", { name: t.today.kinds.application }).first()).toBeVisible();
  await page.getByRole("searchbox", { name: t.find.label }).fill(email);
  await page.keyboard.press("Enter");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByText(own.is.applied)).toBeVisible();
  await expectFine(page);
  return page;
}

async function decide(page: Page, button: RegExp, confirm: string) {
  const foresee = textsOf("tr").console.action.foresee;
  await carryOut(
    page,
    { button: page.getByRole("button", { name: button }).first(), confirm, foresee },
    (dialog) => expect(dialog.getByRole("button", { name: confirm, exact: true })).toBeVisible(),
  );
}

async function complete(page: Page, locale: Locale, link: string) {
  const { owner_joining: t, validation } = textsOf(locale);
  await page.goto(link);
  await expect(page.getByText(t.identity_first)).toBeVisible();
  await page.getByLabel(t.field.legal_name, { exact: true }).fill("Deniz Kaya");
  await page.getByLabel(t.field.identity_number, { exact: true }).fill("10000000147");
  await page.getByLabel(t.field.address, { exact: true }).fill("Liman Caddesi 5, Bodrum");
  await page.getByLabel(t.field.iban, { exact: true }).fill("TR33 0006 1005 1978 6457 8413 26");
  await page.getByRole("button", { name: t.save }).click();
  await expect(page.getByText(validation.identity_number)).toBeVisible();
  await page.getByLabel(t.field.identity_number, { exact: true }).fill("10000000146");
  await page.getByLabel(t.field.iban, { exact: true }).fill("TR33 0006 1005 1978 6457 8413 26");
  await page.getByRole("button", { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  const missing = page.getByText(t.paper_missing, { exact: true });
  for (let left = await missing.count(); left > 0; left -= 1) {
    await page.getByLabel(t.valid_until, { exact: true }).fill(NEXT_YEAR);
    await page.getByLabel(t.file, { exact: true }).setInputFiles(PDF);
    await page.getByRole("button", { name: t.hand_in }).click();
    await expect(missing).toHaveCount(left - 1);
  }
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: t.accept, exact: true }).click();
  await expect(page.getByText(t.ready_title)).toBeVisible();
  if (locale !== WITHOUT_SCRIPT) await expectFine(page);
}

async function letIn(page: Page) {
  const { console_owners: own } = textsOf("tr");
  await page.reload();
  const inOrder = page.getByRole("button", { name: new RegExp(`: ${own.accept_paper.toLowerCase()}$`) });
  for (let left = await inOrder.count(); left > 0; left -= 1) {
    await decide(page, new RegExp(`: ${own.accept_paper.toLowerCase()}$`), own.accept_paper);
    await expect(inOrder).toHaveCount(left - 1);
  }
  await decide(page, new RegExp(own.activate_title), own.activate);
  await expect(page.getByText(own.is.active)).toBeVisible();
  await expectFine(page);
}
