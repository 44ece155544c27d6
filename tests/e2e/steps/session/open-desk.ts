import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import type { OwnerRole } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { newEmail, textsOf } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";
import { E2E_FOLDER } from "@/tests/fixtures/browser/e2e-folder";

/** The address of the demo owner's desk that the start printed. */
export function demoDeskAddress(): string {
  const log = readFileSync(join(E2E_FOLDER, "server.log"), "utf8");
  const printed = [...log.matchAll(/^Demo owner's desk: (\S+)$/gm)].at(-1)?.[1];
  if (!printed) throw new Error("The start has printed no address of the desk");
  return new URL(printed).pathname;
}

/** Somebody new who works for the demo's owner of the most boats: the address, and what these boats are called. */
export async function addDeskMember(
  role: OwnerRole,
  locale: Locale,
): Promise<{ email: string; boats: string[] }> {
  const email = newEmail();
  return withSiteDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select o.id from owners o join boats b on b.owner_id = o.id where o.demo and o.state = 'active'
       group by o.id order by count(*) desc, o.email limit 1`,
    );
    const ownerId = rows[0]?.id;
    await client.query(
      "insert into owner_members (owner_id, role, name, email, locale) values ($1, $2, 'Can Deniz', $3, $4)",
      [ownerId, role, email, locale],
    );
    const { rows: named } = await client.query<{ name: string }>(
      `select t.name from boats b join boat_texts t on t.boat_id = b.id and t.locale = $2
       where b.owner_id = $1 order by t.name`,
      [ownerId, locale],
    );
    return { email, boats: named.map(({ name }) => name) };
  });
}

/** Asks for the link of a login mail, reads the mail, and comes in by it. */
export async function enterDesk(page: Page, email: string, locale: Locale): Promise<void> {
  const { desk: t } = textsOf(locale);
  await page.goto(`/owner-desk/login?lang=${locale}`);
  await page.getByLabel(t.login.email).fill(email);
  await page.getByRole("button", { name: t.login.submit }).click();
  await expect(page.getByText(t.login.sent_title)).toBeVisible();
  const link = await readOutbox(email, /(https?:\/\/\S+\/owner-desk\/enter\/\S+)/);
  await page.goto(link);
  await page.getByRole("button", { name: t.enter.submit }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/owner-desk");
}
