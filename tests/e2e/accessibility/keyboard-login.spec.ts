import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { loseSession } from "@/tests/e2e/steps/session/lose-session";
import { PASSWORD } from "@/tests/e2e/steps/session/register-in-modal";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

test.use(SCREENS.desktop);

const { account, layout } = textsOf("en");

async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("button", { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test("the login dialog takes, traps and returns the focus", async ({ page, context }) => {
  const email = await signIn(context);
  await loseSession(page);
  await openPage(page, pathFor("home", "en"));
  await tabTo(page, layout.login);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: account.auth.login.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: layout.login, exact: true })).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await dialog.getByLabel(account.auth.email, { exact: true }).focus();
  await page.keyboard.type(email);
  await dialog.getByLabel(account.auth.password, { exact: true }).focus();
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Email or password is incorrect.");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /Deniz Yıldız/ })).toBeVisible();
});

test("a guarded address requires login and returns to it; a foreign next address is ignored", async ({
  page,
  context,
}) => {
  const email = await signIn(context);
  await loseSession(page);
  const tr = textsOf("tr").account.auth;
  await page.goto(pathFor("requests", "en"));
  await expect(page).toHaveURL(`${e2eSite()}/`);
  const dialog = page.getByRole("dialog", { name: tr.login.title });
  await dialog.getByLabel(tr.email, { exact: true }).fill(email);
  await dialog.getByLabel(tr.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: tr.login.submit, exact: true }).click();
  await expect(page).toHaveURL(e2eSite() + pathFor("requests", "en"));

  await loseSession(page);
  await page.goto("/?login=1&next=//evil.example/x");
  await dialog.getByLabel(tr.email, { exact: true }).fill(email);
  await dialog.getByLabel(tr.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: tr.login.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${e2eSite()}/`);
});
