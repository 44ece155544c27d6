import { type BrowserContext, expect, type Locator, type Page, test } from "playwright/test";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { expectFine, expectReactive, openDemo } from "@/tests/e2e/steps/session/open-console";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { newEmail, SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

const statusOf = async (context: BrowserContext) =>
  (await context.request.get(`${e2eSite()}/api/v1/user`)).status();

/** Fills in what an action asks for, looks at what it will do, and confirms it. */
async function carryOut(
  page: Page,
  {
    button,
    confirm,
    foresee,
    fill = {},
  }: { button: Locator; confirm: string; foresee: string; fill?: Record<string, string> },
  look: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await button.click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(label).fill(text);
  if (Object.keys(fill).length > 0) await dialog.getByRole("button", { name: foresee }).click();
  await look(dialog);
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test.describe("a customer calls who cannot log in, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("is found by the telephone; sessions end, the address is corrected with proof, and the account is erased", async ({
    page,
    browser,
  }) => {
    const { console: t, console_customer: own } = textsOf("tr");
    const foresee = t.action.foresee;
    const customer = await browser.newContext({ locale: "tr-TR" });
    const wrong = await signIn(customer);
    await proveEmail(customer);
    const { phone } = await callSite<{ phone: string }>(customer, "user");

    await openDemo(page, "tr");
    await page.getByRole("searchbox", { name: t.find.label }).fill(phone.slice(-7));
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Deniz Yıldız" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Deniz Yıldız" })).toBeVisible();
    await expect(page.getByText(wrong)).toBeVisible();
    await expect(page).not.toHaveTitle(/Deniz/);
    await expectReactive(page);
    await expectFine(page);

    await carryOut(
      page,
      {
        button: page.getByRole("button", { name: /Müşterinin oturumunu kapat/ }),
        confirm: own.end_session,
        foresee,
      },
      async (dialog) => {
        await expect(dialog.getByText(`${t.effect.records.sessions}: 1 → 0`)).toBeVisible();
        expect(await statusOf(customer)).toBe(200);
        await expectFine(page);
      },
    );
    await expect(page.getByText(own.no_sessions)).toBeVisible();
    expect(await statusOf(customer)).toBe(401);

    const right = newEmail();
    const correct = page.getByRole("button", { name: own.correct_title });
    await correct.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(own.new_address).fill("nobody");
    await dialog.getByLabel(own.recognised).fill("Telefonu ve rezervasyon numarasını söyledi");
    await dialog.getByRole("button", { name: foresee }).click();
    await expect(dialog.getByLabel(own.new_address)).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
    await carryOut(
      page,
      { button: correct, confirm: own.correct, foresee, fill: { [own.new_address]: right } },
      async (preview) => {
        await expect(preview.getByText(right)).toBeVisible();
        await expect(preview.getByText(wrong)).toBeVisible();
        await expectFine(page);
      },
    );
    await expect(page.getByText(own.new_email)).toBeVisible();
    const link = await readOutbox(right, /(https?:\/\/\S+\/correct-email\/\S+)/);
    const mail = await customer.newPage();
    const texts = textsOf("tr").correct_email;
    await mail.goto(link);
    await expectFine(mail);
    await mail.getByRole("button", { name: texts.submit }).click();
    await expect(mail.getByText(texts.done_title)).toBeVisible();
    await expectFine(mail);
    await mail.goto(link);
    await mail.getByRole("button", { name: texts.submit }).click();
    await expect(mail.getByText(texts.dead_title)).toBeVisible();
    await page.reload();
    await expect(page.getByText(right)).toBeVisible();
    await expect(page.getByText(own.new_email)).toHaveCount(0);

    await expectReactive(page);
    await carryOut(
      page,
      { button: page.getByRole("button", { name: own.erase_title }), confirm: own.erase, foresee },
      async (preview) => {
        await expect(preview.getByText(t.audit.event.account_deleted)).toBeVisible();
        await expectFine(page);
      },
    );
    await expect(page.getByText(/Bu hesap .+ silindi/)).toBeVisible();
    await expect(page.getByRole("button", { name: own.erase_title })).toHaveCount(0);
    await expect(page.getByRole("row").filter({ hasText: t.audit.event.email_corrected })).toHaveCount(1);
    await expectFine(page);
    await customer.close();

    const missing = await page.goto(`/operate/customers/${crypto.randomUUID()}`);
    expect(missing?.status()).toBe(404);
  });
});

test.describe("what customers write, wait for and share, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("a review is hidden and published again, an entry and a shared list end, an invitation is withdrawn", async ({
    page,
    browser,
  }) => {
    const { console: t, console_reviews, console_waiting, console_shortlists } = textsOf("en");
    const foresee = t.action.foresee;
    const customer = await browser.newContext();
    const email = await signIn(customer);
    await proveEmail(customer);
    const date = addDays(tripDayOf(new Date()), 200);
    await callSite(customer, "user/waiting-list", { vehicle_id: 1, date, kind: "daily", person_count: 2 });
    await callSite(customer, "user/shortlists", { vehicle_ids: [1] });
    await customer.close();
    await openDemo(page, "tr");

    const tr = textsOf("tr");
    await page.getByRole("link", { name: tr.console.pages.reviews }).click();
    await page.getByLabel(tr.console_reviews.boat, { exact: true }).fill("plm-1014");
    await page.getByLabel(tr.console_reviews.state, { exact: true }).selectOption("published");
    await page.getByRole("button", { name: tr.console_list.show, exact: true }).click();
    await expect(page).toHaveURL(/boat=plm-1014/);
    await page.goto(`${page.url()}&lang=en`);
    await expectReactive(page);
    const [hide, publish] = ["Hide the review of PLM-1014", "Publish the review of PLM-1014"];
    const shown = await page.getByRole("button", { name: hide }).count();
    expect(shown).toBeGreaterThan(0);
    await carryOut(
      page,
      {
        button: page.getByRole("button", { name: hide }).last(),
        confirm: console_reviews.hide,
        foresee,
        fill: { [console_reviews.reason]: "Court order" },
      },
      async (dialog) => expect(dialog.getByText(t.audit.event.review_hidden)).toBeVisible(),
    );
    await expect(page.getByRole("button", { name: hide })).toHaveCount(shown - 1);
    await page.goto("/operate/reviews?state=hidden&boat=PLM-1014&lang=en");
    await expect(page.getByText("Court order")).toBeVisible();
    await expectFine(page);
    await carryOut(
      page,
      { button: page.getByRole("button", { name: publish }), confirm: console_reviews.publish, foresee },
      async (dialog) => expect(dialog.getByText(t.audit.event.review_published)).toBeVisible(),
    );
    await expect(page.getByText(console_reviews.empty)).toBeVisible();
    await expectFine(page);

    await page.goto(`/operate/waiting?day=${date}&lang=en`);
    const entry = page.getByRole("row").filter({ hasText: email });
    await expectFine(page);
    await carryOut(
      page,
      {
        button: entry.getByRole("button"),
        confirm: console_waiting.remove,
        foresee,
        fill: { [console_waiting.reason]: "Sold" },
      },
      async (dialog) => expect(dialog.getByText(email)).toBeVisible(),
    );
    await expect(entry).toHaveCount(0);
    await readOutbox(email, /(artık haber vermeyeceğiz|won’t notify)/);

    await page.goto(`/operate/shortlists?email=${encodeURIComponent(email)}&lang=en`);
    await expectFine(page);
    await carryOut(
      page,
      {
        button: page.getByRole("row").getByRole("button"),
        confirm: console_shortlists.end,
        foresee,
        fill: { [console_shortlists.reason]: "Complaint" },
      },
      async (dialog) => expect(dialog.getByText(t.audit.event.shortlist_ended)).toBeVisible(),
    );
    await expect(page.getByText(console_shortlists.empty)).toBeVisible();

    await page.goto("/operate/staff?lang=en");
    await expectReactive(page);
    const invited = newEmail();
    await page.getByLabel(t.staff.email, { exact: true }).fill(invited);
    await page.getByRole("button", { name: t.staff.send }).click();
    const link = await readOutbox(invited, /(https?:\/\/\S+\/operate\/invitation\/\S+)/);
    const named = t.staff.withdraw_named.replace("{email}", invited);
    await carryOut(
      page,
      { button: page.getByRole("button", { name: named }), confirm: t.staff.withdraw, foresee },
      async (dialog) => expect(dialog.getByText(t.audit.event.staff_invitation_withdrawn)).toBeVisible(),
    );
    await expect(page.getByRole("listitem").filter({ hasText: invited })).toHaveCount(0);
    const stranger = await browser.newContext();
    const opened = await stranger.newPage();
    await opened.goto(`${link.replace(/[?].*/, "")}?lang=en`);
    await expect(opened.getByText(t.invitation.withdrawn_title)).toBeVisible();
    await stranger.close();
  });
});

test.describe("customers on a phone", () => {
  test.use(SCREENS.phone);

  test("every page of them stands without a sideways scroll, and the keyboard closes a preview", async ({
    page,
  }) => {
    const {
      console: t,
      console_customer,
      console_reviews,
      console_waiting,
      console_shortlists,
    } = textsOf("en");
    await openDemo(page, "en");
    for (const [path, title] of [
      ["/operate/reviews?lang=en", console_reviews.title],
      ["/operate/waiting?lang=en", console_waiting.title],
      ["/operate/shortlists?lang=en", console_shortlists.title],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectFine(page);
    }
    await page.goto("/operate/find?q=emma.demo%40palamar.example&lang=en");
    const own = await page.getByRole("link", { name: "Emma Clarke" }).first().getAttribute("href");
    await page.goto(`${own}?lang=en`);
    await expect(page.getByText("emma.demo@palamar.example")).toBeVisible();
    await expectReactive(page);
    await expectFine(page);
    await page.getByRole("button", { name: console_customer.mail_data_title }).click();
    await expect(page.getByRole("dialog").getByText(t.audit.event.data_mailed)).toBeVisible();
    await expectFine(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
