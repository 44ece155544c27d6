import { expect, type Page, test } from "playwright/test";
import { formatDay } from "@/lib/i18n/format-date";
import { pathFor } from "@/lib/routes/path-for";
import { listOverflow } from "@/tests/e2e/steps/page/check-layout";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { PASSWORD } from "@/tests/e2e/steps/session/register-in-modal";
import { newEmail, newPhone, SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";
import { payWithCard } from "@/tests/e2e/steps/trip/pay";

const ON_REQUEST = textsOf("tr").boats.on_request;
const { account, checkout, compare, payments, quote, search } = textsOf("tr");

/** Card number, expiry and security code: the test gateway takes the card as one choice and one button. */
const CARD_FIELDS = 3;
const CODE = /^\s*(\d{6})\s*$/m;

/** Counts what a thumb does: a tap on something, or a field that is typed into. */
function handsOf() {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    tap: async (target: ReturnType<Page["locator"]>) => {
      await target.tap();
      count.taps += 1;
    },
    type: async (target: ReturnType<Page["locator"]>, text: string) => {
      await target.fill(text);
      count.fields += 1;
    },
  };
}

type Hands = ReturnType<typeof handsOf>;

/** From the home page to the contract page of a trip in the next month, as a thumb goes. */
async function chooseTrip(page: Page, { tap }: Hands, daysAhead: number): Promise<void> {
  const day = tripDayFor({ locale: "tr", phone: true, daysAhead });
  await openPage(page, pathFor("home", "tr"));
  await tap(page.getByRole("button", { name: search.calendar.open, exact: true }));
  const days = page.getByRole("dialog", { name: search.calendar.title });
  await tap(days.getByRole("button", { name: new RegExp(`^${formatDay(day, "tr", "full")}`) }));
  await tap(page.locator("form#search button[type=submit]"));
  await page.waitForURL(new RegExp(`date=${day}`));
  // Paid at once; the trips of others wait for the owner first.
  await tap(page.locator("main article", { hasNotText: ON_REQUEST }).first().locator("h3 a"));
  const reserve = page.locator(".booking-bar").getByRole("button", { name: quote.reserve, exact: true });
  await tap(reserve);
}

/** From the summary of the trip to the paid page. */
async function pay(page: Page, { tap, type, count }: Hands): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: checkout.title })).toBeVisible();
  await tap(page.getByRole("main").getByRole("button", { name: checkout.submit_instant }));
  await page.waitForURL(/\/payment\//);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const address = page.getByLabel(payments.buyer.address, { exact: true });
  if ((await address.inputValue()) === "") {
    await type(address, "Moda Caddesi 48/6");
    await type(page.getByLabel(payments.buyer.city, { exact: true }), "İstanbul");
  }
  await tap(page.getByRole("checkbox"));
  await tap(page.locator("form button[type=submit]"));
  await payWithCard(page, { locale: "tr", phone: true, daysAhead: 0 }, "success");
  count.fields += CARD_FIELDS;
  count.taps += 1;
  await expect(page.getByText(payments.result.paid_title, { exact: true })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("a new customer comes from the home page to a paid trip with 24 taps and fields", async ({ page }) => {
    const hands = handsOf();
    const { tap, type, count } = hands;
    await chooseTrip(page, hands, 33);
    const { auth, code } = account;
    await tap(
      page
        .getByRole("dialog", { name: auth.login.title })
        .getByRole("button", { name: auth.login.switch_action, exact: true }),
    );
    const dialog = page.getByRole("dialog", { name: auth.register.title });
    const email = newEmail();
    for (const [label, text] of [
      [auth.name, "Işıl"],
      [auth.surname, "Çağlar"],
      [auth.email, email],
      [auth.phone, newPhone()],
      [auth.password, PASSWORD],
    ] as const)
      await type(dialog.getByLabel(label, { exact: true }), text);
    for (const box of await dialog.getByRole("checkbox").all()) await tap(box);
    await tap(dialog.getByRole("button", { name: auth.register.submit }));
    const proof = page.getByRole("dialog", { name: auth.prove.title });
    await type(proof.getByLabel(code.code), await readOutbox(email, CODE));
    await pay(page, hands);
    expect(count.taps + count.fields).toBeLessThanOrEqual(24);
  });

  test("a customer with an account comes from the home page to a paid trip with 12 taps and fields", async ({
    page,
  }) => {
    // An address is known from the trip before.
    await payTrip(page, { locale: "tr", phone: true, daysAhead: 141 });
    const hands = handsOf();
    await chooseTrip(page, hands, 34);
    await pay(page, hands);
    expect(hands.count.taps + hands.count.fields).toBeLessThanOrEqual(12);
  });

  test("a place's page says on its first screen what can be searched, and what a boat costs", async ({
    page,
  }) => {
    await openPage(page, pathFor("boatsByPlace", "tr", { slug: "bodrum" }));
    await expect(page.getByRole("button", { name: search.show_filters })).toBeInViewport();
    // The lowest price, beside the number of boats.
    await expect(page.locator(".page-facts").getByText(/₺/)).toBeInViewport({ ratio: 1 });
  });

  test("a search that finds nothing on its day shows boats of the next day that has some", async ({
    page,
  }) => {
    const yesterday = tripDayFor({ locale: "tr", phone: true, daysAhead: -1 });
    await openPage(page, pathFor("boats", "tr", null, { date: yesterday }));
    await expect(page.getByRole("heading", { name: search.empty_title })).toBeVisible();
    const [ahead] = search.empty_next_day.split("{count");
    const heading = page.getByRole("heading", { name: new RegExp(ahead?.replace("{day}", ".+") ?? "") });
    await expect(heading).toBeVisible();
    await expect(page.locator("main article .card-price").first()).toBeVisible();
  });
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("a comparison moves inside its own frame, and the page not sideways", async ({ page }) => {
    const { items } = await callSite<{ items: { id: number }[] }>(page.context(), "vehicles");
    const boats = items.slice(0, 4).map(({ id }) => `boat=${id}`);
    await openPage(page, `${pathFor("compare", "tr")}?${boats.join("&")}`);
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(compare.title);
    expect(await listOverflow(page)).toEqual([]);
  });
});
