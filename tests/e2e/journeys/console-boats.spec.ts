import { expect, type Page, test } from "playwright/test";
import { expectFine, expectReactive, goByMenu, openDemo } from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";

test.use(SCREENS.desktop);

/** Presses the button that saves, reads what will change, and confirms it. */
async function save(page: Page, label: string, effect: string | RegExp) {
  await page.getByRole("main").getByRole("button", { name: label, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(effect);
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("a boat is taken in by a short form, as a draft that says what is missing", async ({ page }) => {
  const { console: t, console_boats: boats } = textsOf("tr");
  // A repeated test finds what its first try has taken in.
  const { retry } = test.info();
  const code = `YENI-${retry + 1}`;
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
});

test("a colleague who saved first is told, in English and on a phone; what was typed stays", async ({
  page,
  browser,
}) => {
  const { console_boats: boats } = textsOf("en");
  // The demo admin reads Turkish: another language stands in the address.
  const path = "/operate/boats/PLM-1021/facts?lang=en";
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
