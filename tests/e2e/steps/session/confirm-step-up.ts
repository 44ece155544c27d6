import { expect, type Page } from "playwright/test";
import { PASSWORD } from "@/tests/e2e/steps/session/register-in-modal";
import { textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";

/** Types the password into the window that asks for it before a change of the account. */
export async function confirmStepUp(
  page: Page,
  { locale }: Pick<Visitor, "locale">,
  password = PASSWORD,
): Promise<void> {
  const { auth, step_up } = textsOf(locale).account;
  const dialog = page.getByRole("dialog", { name: step_up.title });
  await dialog.getByLabel(auth.password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: step_up.submit }).click();
  await expect(dialog).toBeHidden();
}
