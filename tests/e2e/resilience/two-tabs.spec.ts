import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { PASSWORD } from "@/tests/e2e/steps/session/register-in-modal";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

test.use(SCREENS.desktop);

test("two tabs stay in step: login, favourites, logout, without touching the second one", async ({
  context,
}) => {
  const { account, layout } = textsOf("en");
  const email = await signIn(context);
  await context.clearCookies();
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await openPage(page, pathFor("boats", "en"));
  }

  await first.getByRole("button", { name: layout.login, exact: true }).click();
  const dialog = first.getByRole("dialog", { name: account.auth.login.title });
  await dialog.getByLabel(account.auth.email, { exact: true }).fill(email);
  await dialog.getByLabel(account.auth.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: account.auth.login.submit, exact: true }).click();
  await expect(first.getByRole("button", { name: /Deniz Yıldız/ })).toBeVisible();
  await expect(second.getByRole("button", { name: /Deniz Yıldız/ })).toBeVisible();

  const heart = (page: typeof first) => page.locator("button.heart").first();
  await heart(first).click();
  await expect(heart(first)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(second)).toHaveAttribute("aria-pressed", "true");
  await heart(second).click();
  await expect(heart(first)).toHaveAttribute("aria-pressed", "false");

  await second.goto(pathFor("profile", "en"));
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible();
  await first.getByRole("button", { name: /Deniz Yıldız/ }).click();
  await first.getByRole("menuitem", { name: layout.logout }).click();
  await expect(first.getByRole("button", { name: layout.login, exact: true })).toBeVisible();
  await expect(second).toHaveURL(`${e2eSite()}/`);
  await expect(second.getByText(email)).toHaveCount(0);
  const stored = await first.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain("Deniz Yıldız");
});

test("storage that is broken, of another version or of another shape heals itself on every page", async ({
  page,
  context,
}) => {
  await signIn(context);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(pathFor("boats", "en"));
  const name = page.getByRole("button", { name: /Deniz Yıldız/ });
  await expect(name).toBeVisible();
  const now = Date.now();
  const result = (key: string[], data: unknown) => ({ key, data, updatedAt: now });
  const stored = () => page.evaluate(() => localStorage.getItem("palamar") ?? "");
  await expect.poll(stored).toContain("Deniz Yıldız");
  const { build } = JSON.parse(await stored());
  for (const damaged of [
    "{broken",
    "null",
    '{"build":"1999","savedAt":1,"queries":{}}',
    JSON.stringify({ build, savedAt: now, results: [result(["active-user"], { name: 7 })] }),
    JSON.stringify({ build, savedAt: now, results: [result(["favorites"], "all")] }),
    JSON.stringify({ build, savedAt: now, results: [result(["app", "en"], { settings: 0 })] }),
  ]) {
    await page.evaluate((text) => {
      window.addEventListener("pagehide", () => localStorage.setItem("palamar", text));
    }, damaged);
    await page.reload();
    await expect(name).toBeVisible();
    await expect(page.locator("button.heart").first()).toHaveAttribute("aria-pressed", "false");
    await expect.poll(stored).toContain("Deniz Yıldız");
  }
  expect(faults).toEqual([]);
});
