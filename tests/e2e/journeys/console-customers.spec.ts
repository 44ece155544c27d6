import { type BrowserContext, expect, test } from "playwright/test";
import { carryOut } from "@/tests/e2e/steps/session/carry-out";
import { expectFine, expectReactive, openDemo } from "@/tests/e2e/steps/session/open-console";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { newEmail, SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

const statusOf = async (context: BrowserContext) =>
  (await context.request.get(`${e2eSite()}/api/v1/user`)).status();

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
