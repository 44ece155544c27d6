import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { expectFine, expectReactive, goByMenu, openDemo } from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";

test.use(SCREENS.desktop);

const TEXT = "Geniş güvertesi ve sakin koylara uygun rotasıyla kalabalık gruplar için. ".repeat(2);

const paint = async (background: string) =>
  sharp({ create: { width: 1300, height: 870, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Presses the button that saves, reads what will change, and confirms it. */
async function save(page: Page, label: string, effect: string | RegExp) {
  await page.getByRole("main").getByRole("button", { name: label, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(effect);
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("a boat is taken in with seasons and pictures, published, found by customers, and paused", async ({
  page,
}) => {
  const { console: t, console_boats: boats, console_boat_search: why } = textsOf("tr");
  // A repeated test finds what its first try has taken in.
  const { retry } = test.info();
  const code = `YENI-${retry + 1}`;
  const price = 7713 + retry;
  await openDemo(page, "tr");
  await goByMenu(page, t.pages.boats);
  await expect(page.getByRole("cell", { name: "PLM-1004" })).toBeVisible();
  await expectFine(page);
  await page.getByRole("link", { name: boats.new, exact: true }).click();
  await expectReactive(page);

  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(boats.code).fill(code);
  await field(boats.field.model_year).fill("2019");
  await field(boats.field.length_m).fill("18,5");
  await field(boats.field.width_m).fill("5");
  await field(boats.field.cruising_capacity).fill("24");
  for (const language of ["Türkçe", "İngilizce", "Arapça"])
    await page.getByRole("group", { name: boats.name, exact: true }).getByLabel(language).fill("Yakamoz");
  const owner = page.getByRole("group", { name: boats.field.owner });
  await owner.getByLabel(boats.person.name).fill("Deniz Kara");
  await page.getByRole("button", { name: boats.create }).click();
  await expect(owner.getByLabel(boats.person.email)).toHaveAccessibleDescription(boats.problem.required);
  await owner.getByLabel(boats.person.email).fill("deniz@example.com");
  await save(page, boats.create, `${code} taslak olarak eklenir`);
  await expect(page).toHaveURL(new RegExp(`/operate/boats/${code}$`));
  await expect(page.getByText(boats.not_ready)).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(boats.publish) })).toHaveCount(0);
  await expectFine(page);

  await page.getByRole("link", { name: boats.part.prices, exact: true }).click();
  await expectReactive(page);
  const rule = (number: number) => page.getByRole("group", { name: `Kural ${number}`, exact: true });
  await page.getByRole("button", { name: boats.add_rate }).click();
  await rule(1).getByLabel(boats.price).fill(`${price},00`);
  await page.getByRole("button", { name: boats.add_rate }).click();
  await rule(2).getByLabel(boats.price).fill("9000");
  const day = addDays(tripDayOf(new Date()), 40);
  await rule(2).getByLabel(boats.first_day).fill(day);
  await rule(2).getByLabel(boats.last_day).fill(addDays(day, -1));
  await rule(2).getByLabel(boats.weekday.sat).check();
  await page.getByRole("button", { name: boats.save, exact: true }).click();
  await expect(rule(2)).toContainText(boats.problem.ends_before);
  await rule(2).getByLabel(boats.last_day).fill(addDays(day, 60));
  await save(page, boats.save, `→ ${price}.00`);
  await expect(page.getByRole("img", { name: /Saatlik: .* 365 gün/ })).toBeVisible();
  await expectFine(page);

  await page.getByRole("link", { name: boats.part.pictures, exact: true }).click();
  await expectReactive(page);
  await page.getByLabel(boats.upload).setInputFiles([
    { name: "deniz.jpg", mimeType: "image/jpeg", buffer: await paint("#2080a0") },
    { name: "yazi.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
    { name: "kamara.jpg", mimeType: "image/jpeg", buffer: await paint("#a08020") },
    { name: "kıç.jpg", mimeType: "image/jpeg", buffer: await paint("#20a080") },
  ]);
  const pictures = page.getByRole("main").locator(".boats-pictures > li");
  await expect(pictures).toHaveCount(3, { timeout: 30_000 });
  await expect(page.getByRole("main").getByRole("alert")).toContainText("yazi.jpg: ");
  for (const [index, name] of ["deniz", "kamara", "kıç"].entries())
    for (const input of await pictures.nth(index).getByRole("textbox").all()) await input.fill(name);
  await page.getByRole("button", { name: "Resim 3 öne al" }).click();
  await pictures.nth(1).dragTo(pictures.nth(0));
  await expect(pictures.nth(0).getByRole("textbox").first()).toHaveValue("kıç");
  await expectFine(page);
  await save(page, boats.save, boats.field.pictures);

  await page.getByRole("link", { name: boats.part.texts, exact: true }).click();
  await expectReactive(page);
  const descriptions = page.getByRole("group", { name: boats.field.description });
  for (const input of await descriptions.getByRole("textbox").all()) await input.fill(TEXT);
  await save(page, boats.save, boats.field.description);
  await page.getByRole("link", { name: code, exact: true }).click();
  await expect(page.getByText(boats.ready)).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^${boats.publish}`) }).click();
  await page.getByRole("dialog").getByRole("button", { name: boats.publish, exact: true }).click();
  await expect(page.getByText(boats.is_published)).toBeVisible();

  const search = `/tekne-kiralama?min_price=${price}&max_price=${price}`;
  await page.goto(search);
  await expect(page.getByRole("link", { name: /Yakamoz/ }).first()).toBeVisible();
  const asked = new URLSearchParams({ code, address: search });
  await page.goto(`/operate/boat-search?${asked}`);
  await expect(page.getByText(`${code} bu aramada bulunur.`)).toBeVisible();
  await expectFine(page);

  await page.goto(`/operate/boats/${code}`);
  await page.getByRole("button", { name: new RegExp(`^${boats.pause}`) }).click();
  await page.getByRole("dialog").getByRole("button", { name: boats.pause, exact: true }).click();
  await expect(page.getByText(boats.is_archived)).toBeVisible();
  await page.goto(`/operate/boat-search?${asked}`);
  await expect(page.getByRole("row", { name: why.condition.published })).toContainText(why.fails);
});

test("a colleague who saved first is told, in English and on a phone; what was typed stays", async ({
  page,
  browser,
}) => {
  const { console_boats: boats } = textsOf("en");
  const path = "/operate/boats/PLM-1021/facts";
  await openDemo(page, "en");
  await page.setViewportSize(SCREENS.phone.viewport);
  await page.goto(path);
  await expectReactive(page);
  await expectFine(page);
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const colleague = await other.newPage();
  await colleague.goto(path);
  await expectReactive(colleague);
  const notice = (one: Page) => one.getByLabel(boats.field.notice_hours);
  const former = await notice(page).inputValue();
  await notice(colleague).fill(`${Number(former) + 2}`);
  await save(colleague, boats.save, `${boats.field.notice_hours}: ${former} → ${Number(former) + 2}`);
  await other.close();

  await page.getByLabel(boats.field.cabin_count).fill("6");
  await page.getByRole("button", { name: boats.save, exact: true }).click();
  await expect(page.getByRole("main")).toContainText(
    `${boats.field.notice_hours}: ${former} → ${Number(former) + 2}`,
  );
  await page.getByRole("button", { name: boats.keep_mine }).click();
  await expect(notice(page)).toHaveValue(`${Number(former) + 2}`);
  await expect(page.getByLabel(boats.field.cabin_count)).toHaveValue("6");
  await notice(page).fill(former);
  await save(page, boats.save, boats.field.cabin_count);
});
