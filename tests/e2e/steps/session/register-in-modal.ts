import { expect, type Page } from "playwright/test";
import { proveInWindow } from "@/tests/e2e/steps/session/prove-email";
import { newEmail, newPhone, textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";

const NAMES = { tr: ["Işıl", "Çağlar"], en: ["Emma", "Clarke"], ar: ["ليلى", "الحسن"] } as const;
export const PASSWORD = "denizde bir gün 7";

/**
 * Registers in the window that opened, and types the mailed code at once or leaves it for later; returns the address.
 */
export async function registerInModal(
  page: Page,
  { locale }: Pick<Visitor, "locale">,
  { phone = newPhone(), proof = "later" }: { phone?: string; proof?: "now" | "later" } = {},
): Promise<string> {
  const { auth } = textsOf(locale).account;
  const login = page.getByRole("dialog", { name: auth.login.title });
  await login.getByRole("button", { name: auth.login.switch_action, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: auth.register.title });
  const email = newEmail();
  const [name, surname] = NAMES[locale];
  await dialog.getByLabel(auth.name, { exact: true }).fill(name);
  await dialog.getByLabel(auth.surname, { exact: true }).fill(surname);
  await dialog.getByLabel(auth.email, { exact: true }).fill(email);
  await dialog.getByLabel(auth.phone, { exact: true }).fill(phone);
  await dialog.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  for (const box of await dialog.getByRole("checkbox").all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await dialog.getByRole("button", { name: auth.register.submit }).click();
  if (proof === "now") await proveInWindow(page, { locale }, email);
  else await page.getByRole("button", { name: auth.prove.later }).click();
  return email;
}
