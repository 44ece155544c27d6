import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { confirmStepUp } from "@/tests/e2e/steps/session/confirm-step-up";
import { loseSession } from "@/tests/e2e/steps/session/lose-session";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { newEmail, SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";

const VISITORS = [{ locale: "ar", screen: "phone", name: "ليلى الحسن" }] as const;

/** The identity provider's own pages, which are not ours to judge. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("x");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

for (const { locale, screen, name } of VISITORS) {
  test.describe(`Google in ${locale}`, () => {
    test.use(SCREENS[screen]);
    const { auth } = textsOf(locale).account;

    test("opens an account with two consents, and opens it again without questions", async ({
      page,
      context,
    }) => {
      const email = newEmail();
      const login = `${name} <${email}>`;
      const start = pathFor("boats", locale);
      const login1 = page.getByRole("dialog", { name: auth.login.title });
      const google = login1.getByRole("link", { name: auth.google.button });

      await page.goto(`${start}?login=1`);
      await google.click();
      await page.getByRole("link", { name: "[ Cancel ]" }).click();
      await expect(login1.getByRole("alert")).toHaveText(auth.google.refusal_cancelled);
      await expect(page).toHaveURL((url) => url.pathname === start && url.search === "");
      await expectAccessible(page);

      await google.click();
      await signInThere(page, login);
      const last = page.getByRole("dialog", { name: auth.google.title });
      await expect(last).toContainText(email);
      await expectAccessible(page);
      await last.getByRole("button", { name: auth.google.submit }).click();
      await expect(last.getByRole("checkbox").first()).toHaveAttribute("aria-invalid", "true");
      for (const box of await last.getByRole("checkbox").all()) await box.check();
      await last.getByRole("button", { name: auth.google.submit }).click();
      await expect(last).toBeHidden();
      await expect(page).toHaveURL((url) => url.pathname === start);
      const user = await callSite<{ full_name: string; email_verified: boolean }>(context, "user");
      expect(user).toMatchObject({ full_name: name, email_verified: true });

      await loseSession(page);
      const wanted = pathFor("profile", locale);
      await page.goto(wanted);
      const tr = textsOf("tr").account.auth;
      await page
        .getByRole("dialog", { name: tr.login.title })
        .getByRole("link", { name: tr.google.button })
        .click();
      await signInThere(page, login);
      await expect(page).toHaveURL((url) => url.pathname === wanted);
      await expect(page.getByRole("button", { name: new RegExp(name) }).first()).toBeAttached();
      // Their only way in: it cannot be taken away.
      const { google: connection } = textsOf(locale).account_area;
      await page.goto(pathFor("changePassword", locale));
      await expect(page.getByText(connection.password_first)).toBeVisible();
      await expect(page.getByRole("button", { name: connection.disconnect })).toHaveCount(0);
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(stored).not.toMatch(/token|palamar_session/);
    });
  });
}

test("a customer connects Google on the security page, sees the result, and disconnects it again", async ({
  page,
  context,
}) => {
  const { google, password } = textsOf("en").account_area;
  await signIn(context);
  await proveEmail(context);
  await page.goto(pathFor("changePassword", "en"));
  await page.getByRole("button", { name: google.connect }).click();
  await confirmStepUp(page, { locale: "en" });
  await page.getByRole("link", { name: "[ Cancel ]" }).click();
  await expect(page.getByText(google.refusal_cancelled)).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === "");

  await page.getByRole("button", { name: google.connect }).click();
  await signInThere(page, `Deniz Yıldız <${newEmail()}>`);
  await expect(page.getByText(google.just_connected)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("heading", { name: password.change })).toBeVisible();
  await page.getByRole("button", { name: google.disconnect }).click();
  const question = page.getByRole("dialog", { name: google.question });
  await expectAccessible(page);
  await question.getByRole("button", { name: google.disconnect }).click();
  await expect(page.getByRole("button", { name: google.connect })).toBeVisible();
});
