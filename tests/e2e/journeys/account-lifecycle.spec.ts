import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { confirmStepUp } from "@/tests/e2e/steps/session/confirm-step-up";
import { loseSession } from "@/tests/e2e/steps/session/lose-session";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";

const RUNS = [{ locale: "ar", screen: "phone" }] as const;

for (const { locale, screen } of RUNS) {
  test.describe(`an account in ${locale}`, () => {
    test.use(SCREENS[screen]);
    const { account, account_area: area, layout } = textsOf(locale);

    test("is verified, resets its password, and is deleted", async ({ page, context }) => {
      const email = await signIn(context);
      await page.goto(pathFor("profile", locale));
      await page.getByRole("button", { name: area.proof.verify_email }).click();
      const code = await readOutbox(email, /^\s*(\d{6})\s*$/m);
      await page.getByLabel(account.code.code).fill(code);
      await expect(page.getByText(area.proof.verified, { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: area.proof.verify_email })).toHaveCount(0);
      await expectAccessible(page);

      const formerly = await context.cookies();
      await loseSession(page);
      await page.goto(pathFor("home", locale, null, { forgot: 1 }));
      const dialog = page.getByRole("dialog", { name: account.auth.forgot.title });
      await dialog.getByLabel(account.auth.email, { exact: true }).fill(email);
      await dialog.getByRole("button", { name: account.auth.forgot.submit }).click();
      const token = await readOutbox(email, /reset-password\?token=([\w-]{43})/);
      await page.goto(pathFor("resetPassword", locale, null, { token, lang: locale }));
      const password = "yepyeni bir parola 7";
      await page.getByLabel(area.password.new, { exact: true }).fill(password);
      await page.getByLabel(area.password.again, { exact: true }).fill(password);
      await page.getByRole("button", { name: area.reset.submit }).click();
      await expect(page.getByText(area.reset.done_title)).toBeVisible();
      await context.addCookies(formerly);
      const other = await context.newPage();
      await other.goto(pathFor("profile", locale));
      await other.waitForURL((url) => url.pathname === pathFor("home", "tr"));
      await other.close();
      await context.clearCookies();
      await page.getByRole("status").getByRole("button", { name: area.reset.login }).click();
      const login = page.getByRole("dialog", { name: account.auth.login.title });
      await login.getByLabel(account.auth.email, { exact: true }).fill(email);
      await login.getByLabel(account.auth.password, { exact: true }).fill(password);
      await login.getByRole("button", { name: account.auth.login.submit, exact: true }).click();
      await page.waitForURL((url) => url.pathname === pathFor("home", locale));

      await page.goto(pathFor("profile", locale));
      await page.getByRole("button", { name: area.delete.open }).click();
      await page.getByRole("button", { name: area.delete.confirm }).click();
      await confirmStepUp(page, { locale }, password);
      await page.getByRole("button", { name: area.delete.gone_home }).click();
      await page.waitForURL((url) => url.pathname === pathFor("home", locale));
      await expect(page.getByRole("button", { name: layout.login, exact: true }).first()).toBeVisible();
      await page.goto(pathFor("profile", locale));
      await page.waitForURL((url) => url.pathname === pathFor("home", "tr"));
    });
  });
}
