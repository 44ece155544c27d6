import { expect, type Locator, type Page } from "playwright/test";

/** Fills in what an action asks for, looks at what it will do, and confirms it. */
export async function carryOut(
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
  for (const [label, text] of Object.entries(fill))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  if (Object.keys(fill).length > 0) await dialog.getByRole("button", { name: foresee }).click();
  await look(dialog);
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}
