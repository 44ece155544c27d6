import { type BrowserContext, expect, type Page } from "playwright/test";
import { textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

/** Six digits that stand alone in the mail. */
const CODE = /^\s*(\d{6})\s*$/m;

/** Types the mailed code into the window that asks for it; six digits are sent without a press. */
export async function proveInWindow(
  page: Page,
  { locale }: Pick<Visitor, "locale">,
  email: string,
): Promise<void> {
  const { auth, code } = textsOf(locale).account;
  const dialog = page.getByRole("dialog", { name: auth.prove.title });
  await expect(dialog.getByText(email)).toBeVisible();
  await expect(dialog.getByLabel(code.code)).toBeFocused();
  await dialog.getByLabel(code.code).fill(await readOutbox(email, CODE));
  await expect(dialog).toBeHidden();
}

/** Proves the address of the customer who is signed in by the API; does nothing where it is proven. */
export async function proveEmail(context: BrowserContext): Promise<void> {
  const user = await callSite<{ email: string; email_verified: boolean }>(context, "user");
  if (user.email_verified) return;
  const answer = await context.request.post(`${e2eSite()}/api/v1/auth/verify-email`, {
    headers: { origin: e2eSite() },
    data: { code: await readOutbox(user.email, CODE) },
  });
  expect(answer.status()).toBe(204);
}
