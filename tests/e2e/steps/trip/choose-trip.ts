import { expect, type Locator, type Page } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";

const PERSONS = 4;

/** Lands on a location page as from a search result, filters by date and persons, opens the first instant boat. */
export async function findBoat(page: Page, visitor: Visitor): Promise<void> {
  const { search } = textsOf(visitor.locale);
  const slug = { tr: "bodrum", en: "bodrum", ar: "budrum" }[visitor.locale];
  await openPage(page, pathFor("boatsByPlace", visitor.locale, { slug }));
  if (visitor.phone) await page.getByRole("button", { name: search.show_filters }).click();
  const filters = page.getByRole("form", { name: search.filters });
  await filters.getByLabel(search.date, { exact: true }).fill(tripDayFor(visitor));
  await filters.getByLabel(search.persons, { exact: true }).fill(String(PERSONS));
  await filters.getByLabel(search.rent_type, { exact: true }).selectOption("hourly");
  await filters.getByLabel(search.instant).check();
  // Beside the list each choice is searched at once.
  if (visitor.phone) await filters.locator("button[type=submit]").click();
  await page.waitForURL(/date=.*fast_app=/);
  await page.locator("article h3 a").first().click();
  await page.waitForURL((url) => url.pathname.startsWith(boatFolder(visitor)));
}

const boatFolder = ({ locale }: Visitor) => pathFor("boat", locale, { slug: "" });

/** Chooses hours in the booking card until the price stands there; returns card and total. */
export async function chooseHours(
  page: Page,
  visitor: Visitor,
  hours = { start: "10", end: "14" },
): Promise<{ card: Locator; total: string }> {
  const { quote } = textsOf(visitor.locale);
  if (visitor.phone) {
    await page
      .getByRole("button", { name: new RegExp(`(${quote.edit}|^${quote.see_price})$`) })
      .last()
      .click();
  }
  const card = visitor.phone ? page.getByRole("dialog") : page.locator("main");
  await card.getByLabel(quote.date, { exact: true }).fill(tripDayFor(visitor));
  const start = card.getByLabel(quote.start, { exact: true });
  await expect(start.locator(`option[value="${hours.start}"]`)).toBeEnabled();
  await start.selectOption(hours.start);
  await card.getByLabel(quote.end, { exact: true }).selectOption(hours.end);
  const now = card.locator("dt", { hasText: quote.now });
  await expect(now).toBeVisible();
  const total = card.locator("dt", { hasText: new RegExp(`^${quote.total}$`) }).locator("xpath=../dd");
  await expect(card.getByRole("button", { name: quote.reserve, exact: true })).toBeEnabled();
  return { card, total: ((await total.textContent()) ?? "").trim() };
}
