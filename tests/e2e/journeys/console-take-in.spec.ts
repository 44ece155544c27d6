import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { expectFine, expectReactive, openDemo } from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";

/** Files as a telephone has them: named by nobody, larger than any width that is served. */
async function cameraFiles(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const folder = join(process.cwd(), "public", "media");
  const taken = ["banner-bay-76e62dd9-2400.webp", "banner-bay-76e62dd9-1600.webp"];
  const [first, second] = await Promise.all(taken.map((name) => readFile(join(folder, name))));
  const large = sharp(first).resize(3000, 2000, { fit: "cover" });
  return [
    {
      name: "IMG 2041.JPG",
      mimeType: "image/jpeg",
      buffer: await large.clone().jpeg({ quality: 90 }).toBuffer(),
    },
    {
      name: "güverte.png",
      mimeType: "image/png",
      buffer: await sharp(second).resize(1000, 700).png().toBuffer(),
    },
    { name: "koy.webp", mimeType: "image/webp", buffer: await large.flop().webp().toBuffer() },
  ];
}

interface Taken {
  locale: "tr" | "en";
  code: string;
  name: string;
  /** The middle of the second season. */
  day: string;
}

async function open(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(`${path}?lang=${locale}`);
  await expectReactive(page);
}

/** Presses the button that saves, and confirms what it will do. */
async function save(page: Page, label: string, effect: string | RegExp, named?: RegExp): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: named ?? label, exact: true })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(effect);
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function createDraft(page: Page, { locale, code, name }: Taken): Promise<void> {
  const { console_boats: t } = textsOf(locale);
  await open(page, "/operate/new-boat", locale);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(t.code).fill(code);
  await field(t.field.model_year).fill("2021");
  await field(t.field.length_m).fill("31");
  await field(t.field.width_m).fill("7,5");
  await field(t.field.cruising_capacity).fill("90");
  const names = page.getByRole("group", { name: t.name, exact: true });
  for (const one of LOCALES) await names.getByLabel(formatLanguages([one], locale)).fill(name);
  const owner = page.getByRole("group", { name: t.field.owner });
  await owner.getByLabel(t.person.name).fill("Deniz Kara");
  await owner.getByLabel(t.person.email).fill("deniz@example.com");
  await save(page, t.create, t.added.replace("{code}", code));
  await expect(page).toHaveURL(new RegExp(`/operate/boats/${code}`));
}

async function writeTexts(page: Page, { locale, code, name }: Taken): Promise<void> {
  const { console_boats: t } = textsOf(locale);
  await open(page, `/operate/boats/${code}/texts`, locale);
  const texts = page.getByRole("group", { name: t.field.description, exact: true });
  for (const one of LOCALES)
    await texts
      .getByLabel(formatLanguages([one], locale))
      .fill(
        `${name} (${one}): ${"a wide deck, a calm captain and shade for everybody on board. ".repeat(2)}`,
      );
  await save(page, t.save, t.field.description);
}

/** Chooses files in the browser, describes each, makes the last the cover, and says where it is served from. */
async function uploadPictures(page: Page, { locale, code }: Taken): Promise<string> {
  const { console_boats: t, console: common } = textsOf(locale);
  await open(page, `/operate/boats/${code}/pictures`, locale);
  await page.getByLabel(t.upload).setInputFiles(await cameraFiles());
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3, { timeout: 30_000 });
  for (const img of await rows.getByRole("presentation").all())
    await expect(img).toHaveJSProperty("complete", true);
  for (let row = 0; row < 3; row += 1)
    for (const one of LOCALES)
      await rows
        .nth(row)
        .getByLabel(t.alt_in.replace("{language}", formatLanguages([one], locale)))
        .fill(`Picture ${row + 1} (${one})`);
  for (const number of ["3", "2"])
    await page.getByRole("button", { name: t.earlier_named.replace("{number}", number) }).click();
  await expectFine(page);
  const shown = await rows
    .first()
    .locator("img")
    .evaluate((img: HTMLImageElement) => [img.src, img.naturalWidth]);
  expect(shown[1]).toBeGreaterThan(0);
  await save(page, t.save, t.field.pictures);
  // What the server has, not what the form kept.
  await page.reload();
  await expect(rows.first().getByLabel(new RegExp(formatLanguages([locale], locale)))).toHaveValue(
    /^Picture 3/,
  );
  await expect(page.getByText(common.failed)).toHaveCount(0);
  return new URL(String(shown[0])).pathname.replace(/-\d+\.webp$/, "");
}

async function setSeasons(page: Page, { locale, code, day }: Taken): Promise<void> {
  const { console_boats: t } = textsOf(locale);
  await open(page, `/operate/boats/${code}/prices`, locale);
  const seasons = [
    { price: "5000", from: null, until: null },
    { price: "7500", from: addDays(day, -20), until: addDays(day, 20) },
  ];
  for (const [index, { price, from, until }] of seasons.entries()) {
    await page.getByRole("button", { name: t.add_rate }).click();
    const rule = page.getByRole("group", { name: t.rate.replace("{number}", String(index + 1)) });
    await rule.getByLabel(t.price, { exact: true }).fill(price);
    if (from && until) {
      await rule.getByLabel(t.first_day).fill(from);
      await rule.getByLabel(t.last_day).fill(until);
    }
  }
  await expectFine(page);
  await save(page, t.save, "7500.00");
  await expect(page.getByRole("row").filter({ hasText: "7.500,00" })).toBeVisible();
}

/** What a visitor pays for four hours of that day, found by a search, with the picture that was uploaded. */
async function findAsVisitor(page: Page, { locale, name, day }: Taken, picture: string, total: string) {
  const query = `?rent_type=hourly&date=${day}&start_hour=12&end_hour=16&persons=90`;
  await page.goto(pathFor("boats", locale) + query);
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card).toContainText(total);
  await expect(card.locator("img").first()).toHaveAttribute("src", new RegExp(`^${picture}-`));
  await card.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const cover = page.locator(`main img[src^="${picture}-"]`).first();
  await expect(cover).toBeVisible();
  expect(await cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible();
}

for (const [locale, phone] of [
  ["tr", false],
  ["en", true],
] as const)
  test.describe(phone ? "on a phone" : "on a desktop", () => {
    test.use(phone ? SCREENS.phone : SCREENS.desktop);

    test("a boat is taken in with pictures and two seasons, looked at, published, and found at the season's price", async ({
      page,
      browser,
    }) => {
      const { console_boats: t } = textsOf(locale);
      const { retry } = test.info();
      const day = tripDayFor({ locale, phone, daysAhead: 120 });
      const name = `${phone ? "Poyraz" : "Lodos"} Esintisi ${retry + 1}`;
      const boat: Taken = { locale, code: `${phone ? "POYRAZ" : "LODOS"}-${retry + 1}`, name, day };
      await openDemo(page, locale);
      await createDraft(page, boat);

      await open(page, `/operate/boat-preview/${locale}/${boat.code}`, locale);
      await expect(page.getByText(t.not_ready)).toBeVisible();
      await expectFine(page);
      await writeTexts(page, boat);
      const picture = await uploadPictures(page, boat);
      await setSeasons(page, boat);

      await open(page, `/operate/boat-preview/${locale}/${boat.code}`, locale);
      await expect(page.getByText(t.ready)).toBeVisible();
      const mirror = page.locator(".console-mirror");
      await expect(mirror.getByText(name).filter({ visible: true }).first()).toBeVisible();
      await expect(mirror.locator(`img[src^="${picture}-"]`).first()).toBeVisible();
      await expectFine(page);
      await save(
        page,
        t.publish,
        t.status.published,
        new RegExp(t.publish_boat.replace("{code}", boat.code)),
      );
      await expect(page.getByText(t.is_published)).toBeVisible();

      const visitor = await browser.newContext(phone ? SCREENS.phone : SCREENS.desktop);
      const theirs = await visitor.newPage();
      await findAsVisitor(theirs, boat, picture, "30.000");
      await findAsVisitor(theirs, { ...boat, day: addDays(day, 30) }, picture, "20.000");
      await visitor.close();

      // Other journeys count the boats.
      await page.reload();
      await save(page, t.pause, t.status.archived, new RegExp(t.pause_boat.replace("{code}", boat.code)));
      await expect(page.getByText(t.is_archived)).toBeVisible();
    });
  });
