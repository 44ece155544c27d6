import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { listOverflow } from "@/tests/e2e/steps/page/check-layout";
import { addVirtualAuthenticator } from "@/tests/e2e/steps/session/virtual-authenticator";
import { newEmail, textsOf } from "@/tests/e2e/steps/session/visitor";
import { operate } from "@/tests/e2e/steps/site/operate";
import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";
import { E2E_FOLDER } from "@/tests/fixtures/browser/e2e-folder";

/** The address that the start printed, as whoever started the site reads it. */
export function demoConsoleAddress(): string {
  const log = readFileSync(join(E2E_FOLDER, "server.log"), "utf8");
  const printed = [...log.matchAll(/^Demo console: (\S+)$/gm)].at(-1)?.[1];
  if (!printed) throw new Error("The start has printed no address of the console");
  return new URL(printed).pathname;
}

/** Opens the console as the demo's admin, who reads Turkish: another language holds for the first page only. */
export async function openDemo(page: Page, locale: "tr" | "en"): Promise<void> {
  const { console } = textsOf(locale);
  await page.goto(`${demoConsoleAddress()}?lang=${locale}`);
  await page.getByRole("button", { name: console.demo.button }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/operate");
}

/** A colleague with every right comes in by an invitation, in English. */
export async function joinConsole(page: Page): Promise<void> {
  const { console: t } = textsOf("en");
  const email = newEmail();
  await addVirtualAuthenticator(page);
  const link = /\/operate\/invitation\/\S+/.exec(await operate("staff", "invite", email, "admin"))?.[0];
  await withSiteDatabase((client) =>
    client.query("update staff_invitations set locale = 'en' where email = $1", [email]),
  );
  await page.goto(`${link}?lang=en`);
  await page.getByLabel(t.invitation.name).fill("Ada Deniz");
  await page.getByRole("button", { name: t.invitation.button }).click();
  await page.getByRole("button", { name: t.codes.go_on }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.today.title })).toBeVisible();
}

/** Goes by the menu to a page of it, whose group is opened first. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  // A group that is opened before the page reacts is closed by it.
  await expectReactive(page);
  const menu = page.locator(".console-menu");
  const link = menu.getByRole("link", { name, exact: true, includeHidden: true });
  const named = page.getByRole("link", { name, exact: true, includeHidden: true });
  const group = menu.locator("details:not([open])").filter({ has: named });
  if ((await group.count()) > 0) await group.locator("summary").click();
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
  // The title of a page follows its content.
  await expect(page).toHaveTitle(/./);
}

/** Nothing on the page breaks WCAG 2.2 AA, and nothing moves it sideways. */
export async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await listOverflow(page)).toEqual([]);
}

/** Keys count from then on. */
export async function expectReactive(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
}
