import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { carryOut } from "@/tests/e2e/steps/session/carry-out";
import {
  expectFine,
  expectReactive,
  goByMenu,
  joinConsole,
  openDemo,
} from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { operate } from "@/tests/e2e/steps/site/operate";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

/** No other test refunds as much by hand. */
const BY_TWO_ABOVE = "150";

test.describe("the office sets what the whole site follows, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("in Turkish: a setting, a rate that is asked about, a road and an entry of the catalogue", async ({
    page,
  }) => {
    const { console: t, console_settings: settings, console_reference: reference, errors } = textsOf("tr");
    await openDemo(page, "tr");
    await goByMenu(page, t.pages.settings);
    await expect(page.getByRole("heading", { level: 1, name: settings.title })).toBeVisible();
    await expectFine(page);
    await expectReactive(page);
    const whatsapp = settings.name.whatsapp;
    const change = page.getByRole("button", {
      name: settings.change_named.replace("{name}", whatsapp),
      exact: true,
    });
    await change.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(whatsapp).fill("0555");
    await dialog.getByRole("button", { name: t.action.foresee }).click();
    await expect(dialog.getByLabel(whatsapp)).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel(whatsapp).fill("+90 555 555 02 49");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("→ +90 555 555 02 49")).toBeVisible();
    await expectFine(page);
    await dialog.getByRole("button", { name: settings.change, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("row").filter({ hasText: whatsapp })).toContainText("+90 555 555 02 49");

    await goByMenu(page, t.pages.rates);
    await expectFine(page);
    await page
      .getByRole("button", { name: reference.rates.change_named.replace("{currency}", "USD") })
      .click();
    const rate = dialog.getByRole("textbox");
    const former = await rate.inputValue();
    await rate.fill("1");
    await dialog.getByRole("button", { name: t.action.foresee }).click();
    await expect(
      dialog.getByText(errors.unusual_rate.split("{former}").at(-1)?.slice(0, 6) ?? "?"),
    ).toBeVisible();
    await rate.fill(String(Number(former) + 0.01));
    await dialog.getByRole("button", { name: t.action.foresee }).click();
    await expect(dialog.getByText(`USD: ${former} →`)).toBeVisible();
    await page.keyboard.press("Escape");

    await goByMenu(page, t.pages.roads);
    await expectFine(page);
    await expect(page.getByRole("button", { name: /Bodrum – Marmaris/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Marmaris – Bodrum/ })).toBeVisible();

    await addAndRemoveFacility(page);
  });

  test("in English: a refund above the second amount waits for a colleague, who confirms what was shown", async ({
    page,
    browser,
  }) => {
    const { console: t, console_proposals: own, console_payments: money } = textsOf("en");
    const customer = await browser.newContext();
    const { number } = await payTrip(await customer.newPage(), {
      locale: "en",
      phone: false,
      daysAhead: 171,
    });
    await customer.close();
    await operate("settings", "set", "refund_by_two_above", `${BY_TWO_ABOVE}00`);
    await openDemo(page, "en");
    await page.goto(`/operate/reservations/${number}?lang=en`);
    await expectReactive(page);
    const refund = t.booking.title.refund.replace("{number}", number);
    await carryOut(
      page,
      {
        button: page.getByRole("button", { name: refund }),
        confirm: t.booking.action.refund,
        foresee: t.action.foresee,
        fill: { [t.booking.amount]: "200", [t.booking.reason]: "Engine" },
      },
      async (dialog) => expect(dialog.getByText(t.audit.event.refund_proposed)).toBeVisible(),
    );
    await expect(page.getByText(own.waits_own)).toBeVisible();
    await expectFine(page);
    await expect(
      page.getByRole("button", { name: own.confirm_named.replace("{number}", number) }),
    ).toHaveCount(0);
    await page.goto("/operate?lang=en");
    const waiting = page.getByRole("row").filter({ hasText: t.today.kinds.proposal });
    await expect(waiting.filter({ hasText: number })).toBeVisible();

    const colleague = await browser.newContext(SCREENS.desktop);
    const theirs = await colleague.newPage();
    await joinConsole(theirs);
    await theirs.goto("/operate/payments/refunds");
    await expect(theirs.getByRole("heading", { level: 1, name: money.refunds })).toBeVisible();
    await expectFine(theirs);
    await expectReactive(theirs);
    await theirs.getByRole("button", { name: own.confirm_named.replace("{number}", number) }).click();
    const passkey = theirs.getByRole("dialog", { name: t.confirm.title });
    await passkey.getByRole("button", { name: t.confirm.button }).click();
    const dialog = theirs.getByRole("dialog", { name: own.confirm_named.replace("{number}", number) });
    await expect(dialog.getByText(t.audit.event.refund_confirmed)).toBeVisible();
    await dialog.getByRole("button", { name: own.confirm, exact: true }).click();
    await expect(dialog).toBeHidden();
    // The list is read anew first: a page that is left while it loads aborts the next one.
    const asked = theirs.getByRole("button", { name: own.confirm_named.replace("{number}", number) });
    await expect(asked).toHaveCount(0);
    await theirs.goto(`/operate/reservations/${number}`);
    await expect(theirs.getByText(own.states.confirmed)).toBeVisible();
    await expectFine(theirs);
    await colleague.close();
    await operate("settings", "unset", "refund_by_two_above");
  });
});

async function addAndRemoveFacility(page: Page): Promise<void> {
  const { console: t, console_catalogue: own } = textsOf("tr");
  const key = `bot-${crypto.randomUUID().slice(0, 8)}`;
  await goByMenu(page, t.pages.catalogue);
  await expectFine(page);
  await page.getByRole("link", { name: own.section.facilities, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: own.section.facilities })).toBeVisible();
  await expectReactive(page);
  await page.getByRole("button", { name: own.add }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(own.field.key).fill(key);
  for (const language of ["Türkçe", "English", "العربية"]) await dialog.getByLabel(language).fill("Bot");
  await dialog.getByLabel(own.field.icon).fill("waves");
  await dialog.getByLabel(own.field.category_id).fill("1");
  await dialog.getByRole("button", { name: t.action.foresee }).click();
  await expect(dialog.getByText(t.audit.event.catalogue_saved)).toBeVisible();
  await dialog.getByRole("button", { name: own.add, exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: key }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bot" })).toBeVisible();
  await expectFine(page);
  await expectReactive(page);
  await carryOut(
    page,
    {
      button: page.getByRole("button", { name: own.remove_named.replace("{name}", "Bot") }),
      confirm: own.remove,
      foresee: t.action.foresee,
    },
    async (shown) => expect(shown.getByText(t.audit.event.catalogue_removed)).toBeVisible(),
  );
}

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("a celebration's package gets another price, which its page shows at once", async ({ page }) => {
    const { console: t, console_packages: own } = textsOf("en");
    const lira = 24_000 + Math.floor(Math.random() * 900);
    await openDemo(page, "en");
    await page.goto("/operate/packages?lang=en");
    await expectReactive(page);
    await expectFine(page);
    const [first] = await page.locator(".console-card h2 bdi").allTextContents();
    await carryOut(
      page,
      {
        button: page.getByRole("button", { name: own.change_named.split("{")[0] }).first(),
        confirm: own.change,
        foresee: t.action.foresee,
        fill: { [own.field.price.replace("{currency}", "TRY")]: String(lira) },
      },
      async (dialog) => {
        await expect(dialog.getByText(`→ ${lira}.00`)).toBeVisible();
        await expectFine(page);
      },
    );
    const shown = `${String(lira).slice(0, 2)}.${String(lira).slice(2)}`;
    await expect(page.getByText(shown)).toBeVisible();
    await page.goto(pathFor("services", "en"));
    await page
      .getByRole("link", { name: first ?? "?" })
      .first()
      .click();
    await expect(page.getByRole("main")).toContainText(shown);
  });

  test("the menu stands at the way that was taken, and at the one behind a page", async ({ page }) => {
    const { console: t } = textsOf("tr");
    await openDemo(page, "tr");
    const menu = page.locator(".console-menu");
    for (const [path, group] of [
      ["/operate/settings", t.groups.site],
      ["/operate/content/texts/season-guide", t.groups.site],
      ["/operate/audit", t.groups.staff],
    ] as const) {
      await page.goto(path);
      await expectReactive(page);
      const current = menu.locator("summary").filter({ hasText: group });
      await expect(current).toHaveClass(/current/);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
    await page.goto("/operate/boats/PLM-1001");
    await expect(menu.getByRole("link", { name: t.pages.boats })).toHaveAttribute("aria-current", "true");
  });
});
