import { expect, type Page, test } from "playwright/test";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { MASK } from "@/lib/domain/messages/mask-contacts";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import {
  expectFine,
  expectReactive,
  goByMenu,
  joinConsole,
  openDemo,
} from "@/tests/e2e/steps/session/open-console";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

test.use(SCREENS.desktop);

/** With a sign that turns the direction of what follows, which the site's own forms would remove. */
const MARKUP = "<img src=x onerror=alert> **bold** \u202eterces";
/** Letters only: digits would be masked like a telephone number. */
const lettersOnly = () => crypto.randomUUID().replace(/[\d-]/g, "").slice(0, 8);

/** A template that fills the customer's name and the boat. */
async function addTemplate(page: Page, locale: "tr" | "en", name: string): Promise<void> {
  const { console_inbox: t } = textsOf(locale);
  await page.goto("/operate/inbox/templates");
  await expectFine(page);
  await expectReactive(page);
  const add = page.getByRole("button", { name: new RegExp(`^${t.template.add}`) });
  const form = page.locator(".console-form").filter({ has: add });
  await form.getByLabel(t.template.name, { exact: true }).fill(name);
  const texts = form.getByRole("textbox");
  await texts.nth(1).fill("Merhaba {name}, {boat} buzdolaplıdır.");
  await texts.nth(2).fill("Hello {name}, {boat} has a fridge.");
  await texts.nth(3).fill("مرحبًا {name}، {boat} فيه ثلاجة.");
  await add.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(textsOf(locale).console.audit.event.template_saved)).toBeVisible();
  await dialog.getByRole("button", { name: t.template.add, exact: true }).click();
  await expect(page.locator("summary").filter({ hasText: name })).toBeVisible();
}

for (const locale of ["tr", "en"] as const)
  test(`in ${locale} a customer writes, the office claims, answers by template after it has seen the mail, and the customer reads it`, async ({
    page,
    browser,
  }) => {
    const { console: t, console_inbox: inbox } = textsOf(locale);
    const customer = await browser.newContext(SCREENS.desktop);
    const email = await signIn(customer);
    await proveEmail(customer);
    const boat = await callSite<VehicleResponse>(customer, `vehicles/${INSTANT_BOAT}`);
    const own = `Buzdolabı (${lettersOnly()})`;
    const { id } = await callSite<{ id: string }>(customer, "questions", {
      vehicle_id: boat.id,
      topics: [],
      text: `${own} 0532 123 45 67`,
    });
    await withSiteDatabase((client) =>
      client.query("update messages set text = replace(text, $2, $2 || ' ' || $3) where question_id = $1", [
        id,
        own,
        MARKUP,
      ]),
    );

    if (locale === "tr") await openDemo(page, locale);
    else await joinConsole(page);
    const [name, note] = [`Soğutma ${lettersOnly()}`, `Zor müşteri ${lettersOnly()}`];
    await addTemplate(page, locale, name);
    await goByMenu(page, t.pages.today);
    await page.locator('a[href^="/operate/inbox"]').filter({ hasText: /\d/ }).first().click();
    await expect(page).toHaveURL(/\/operate\/inbox/);
    await page.getByRole("link", { name: inbox.tabs.owners, exact: true }).click();
    await expect(page).toHaveURL(/tab=owners/);
    await page.getByLabel(inbox.words_label).fill(own.toUpperCase());
    await page.getByRole("button", { name: inbox.filter, exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "<img src=x" })).toHaveCount(1);
    await expectFine(page);
    const link = page.getByRole("link", { name: /^ASK-/ });
    const number = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
    await expect(page.getByText(`${own} ${MARKUP}`)).toBeVisible();
    await expect(page.locator("mark")).toHaveText([MASK]);
    await expectReactive(page);
    await expectFine(page);

    await page.getByRole("button", { name: inbox.acts.claim, exact: true }).click();
    await expect(page.getByText(inbox.acts.mine)).toBeVisible();
    await page.getByLabel(t.reservation.note_label).fill(note);
    await page.getByRole("button", { name: t.reservation.note_save }).click();
    await expect(page.getByRole("listitem").filter({ hasText: note })).toBeVisible();

    await page.getByLabel(inbox.answer.template).selectOption({ label: name });
    await page.getByRole("button", { name: inbox.answer.insert }).click();
    const answer = `Merhaba Deniz Yıldız, ${boat.name} buzdolaplıdır.`;
    await expect(page.locator("#answer-text")).toHaveValue(answer);
    await page.getByRole("button", { name: inbox.answer.send_title.replace("{number}", number) }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(email)).toBeVisible();
    await dialog.locator("summary").click();
    await expect(dialog.getByText(answer)).toBeVisible();
    await expectFine(page);
    await dialog.getByRole("button", { name: inbox.answer.send, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("listitem").filter({ hasText: answer })).toBeVisible();
    await expect(page.getByText(inbox.acts.nobody)).toBeVisible();
    await expect(page.locator("#answer-text")).toHaveValue("");
    await page.goto("/operate/inbox?tab=done");
    await expect(page.getByRole("link", { name: number })).toBeVisible();

    const theirs = await customer.newPage();
    await openPage(theirs, pathFor("messages", "tr", null, { question: id }));
    const log = theirs.getByRole("list", { name: textsOf("tr").conversation.log });
    await expect(log).toContainText(answer);
    await expect(theirs.getByText(note)).toHaveCount(0);
    await customer.close();
  });

test.describe("the inbox on a phone", () => {
  test.use(SCREENS.phone);

  test("has every part of it without a sideways scroll, and says what will stand where nothing does", async ({
    page,
  }) => {
    const { console_inbox: t } = textsOf("en");
    await joinConsole(page);
    await page.goto("/operate/inbox?tab=mine&q=");
    await expect(page.getByText(t.empty.mine)).toBeVisible();
    await expectFine(page);
    await page.goto("/operate/inbox?q=zzqx");
    await expect(page.getByText(t.no_match)).toBeVisible();
    await page.goto("/operate/inbox?tab=all");
    await expectFine(page);
    await expect(page.getByRole("link", { name: "ASK-DEM00001" })).toBeVisible();
    await page.goto("/operate/inbox/question/ASK-DEM00001");
    await expect(page.getByRole("heading", { name: t.answer.title })).toBeVisible();
    await expectFine(page);
    await page.goto("/operate/inbox/templates");
    await expectFine(page);
    const missing = await page.goto("/operate/inbox/question/ASK-00000000");
    expect(missing?.status()).toBe(404);
  });
});
