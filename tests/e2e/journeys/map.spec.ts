import { expect, type Locator, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { listViolations } from "@/tests/e2e/steps/page/axe";
import { openWholePage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";

/** WCAG 2.5.8 excepts targets whose place is essential, and names pins on a map. */
const PLACED_BY_THE_MAP = ["target-size"];

/** How many boats the list says that it has. */
const countOf = async (page: Page) =>
  Number(/\d+/.exec((await page.locator("#results").textContent()) ?? "")?.[0]);

/** Every boat of the list lies under a pin, and every pin within the map's frame. */
async function expectAllInFrame(map: Locator, count: number): Promise<void> {
  const faults = () =>
    map.evaluate((element) => {
      const frame = element.querySelector(".map-holder")?.getBoundingClientRect() ?? new DOMRect();
      const pins = [...element.querySelectorAll(".map-pin")];
      const boats = pins.map((pin) =>
        Number(/\d+/.exec(pin.querySelector(".sr-only")?.textContent ?? "")?.[0]),
      );
      const cut = pins.filter((pin) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      });
      return [boats.reduce((sum, one) => sum + one, 0), cut.map((pin) => pin.textContent)];
    });
  await expect.poll(faults).toEqual([count, []]);
}

test.describe("the map of a list on a desktop", () => {
  test.use(SCREENS.desktop);

  test("loads when it is opened, is dragged by a pin, is used by keyboard, searches what it shows, and back returns", async ({
    page,
  }) => {
    const { map } = textsOf("tr");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openWholePage(page, pathFor("boats", "tr"));
    const all = await countOf(page);
    expect(asked.filter((url) => /topo\.json|vehicles\/map/.test(url))).toEqual([]);

    await page.getByRole("button", { name: map.show }).click();
    const board = page.getByRole("region", { name: map.label });
    const city = board.getByRole("button", { name: /^Bodrum, 7 / });
    await expect(city).toBeVisible();
    expect(await listViolations(page, PLACED_BY_THE_MAP)).toEqual([]);
    await page.getByLabel(map.search_moving).uncheck();
    const before = await city.boundingBox();
    if (!before) throw new Error("No pin of Bodrum");
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    await page.mouse.move(before.x + 120, before.y - 30, { steps: 5 });
    await expect.poll(async () => (await city.boundingBox())?.x ?? before.x).toBeGreaterThan(before.x + 30);
    // The map now glides back into its bounds, and must not carry along the view of the city that is chosen next.
    await page.mouse.up();
    await city.focus();
    await page.keyboard.press("Enter");
    const ports = board.getByRole("button", { name: /Bodrum|Yalıkavak|Turgutreis/ });
    await expect(ports).toHaveCount(3);
    // A chosen city is searched at once: list, cards and map say the same, and the focus is on its first port.
    const results = page.locator("#results");
    await expect(page).toHaveURL(/[?&]box=/);
    await expect(results).toHaveText(/^7 /);
    await expect(ports.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("li[data-on-map]").first()).toBeAttached();
    await expect(page.locator(".map-status")).toContainText("7");
    await page.goBack();
    await expect(page).toHaveURL(pathFor("boats", "tr"));
    await expect(results).toHaveText(new RegExp(`^${all} `));
    await expect(board).toBeVisible();
    const origin = new URL(page.url()).origin;
    expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))).toEqual([]);
  });
});

test.describe("the map of a place on a desktop", () => {
  test.use(SCREENS.desktop);

  test("shows the place first, marks the pin of a card, and beyond the place searches all boats with every filter", async ({
    page,
  }) => {
    const { map } = textsOf("tr");
    const bodrum = pathFor("boatsByPlace", "tr", { slug: "bodrum" }, { persons: 2 });
    await page.goto(bodrum);
    await page.getByRole("button", { name: map.show }).click();
    const board = page.getByRole("region", { name: map.label });
    const pins = board.locator(".map-pin");
    await expect(pins.filter({ hasText: /Yalıkavak|Turgutreis|Bodrum/ })).toHaveCount(3);
    const marked = board.locator(".map-pin[data-marked]");
    await expect(marked).toHaveCount(0);
    // The boats of the cards come after the pins.
    await expect(async () => {
      await page.locator("#results").hover();
      await page.locator("main li article").first().hover();
      await expect(marked).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.locator("#results").hover();
    await expect(marked).toHaveCount(0);

    await expect(page.getByLabel(map.search_moving)).toBeChecked();
    const zoomOut = board.getByRole("button", { name: map.zoom_out });
    for (let steps = 0; steps < 3; steps += 1) await zoomOut.click();
    await expect(page).toHaveURL(/\/tekne-kiralama\?persons=2&box=/);
    await expect(board).toBeVisible();
    await expect(page.locator("#results")).toHaveText(/^(?!7 )\d+ /);
    await page.goBack();
    await expect(page).toHaveURL(bodrum);
    await expect(page.locator("#results")).toHaveText(/^7 /);
    await expect(board).toBeVisible();
  });
});

test.describe("the map of a list on a phone", () => {
  test.use(SCREENS.phone);

  test("the card in sight, or in focus, marks the pin of its port", async ({ page }) => {
    const { map } = textsOf("tr");
    await page.goto(pathFor("boatsByPlace", "tr", { slug: "bodrum" }));
    await page.getByRole("button", { name: map.show }).click();
    const screen = page.getByRole("dialog", { name: map.title });
    const marked = screen.locator(".map-pin[data-marked]");
    const cards = screen.getByRole("list", { name: map.cards }).getByRole("link");
    const portOf = async (card: Locator) => (await card.locator("b + span").textContent()) ?? "";
    await expect(marked).toContainText(await portOf(cards.first()));
    const ports = await cards.evaluateAll((links) =>
      links.map((link) => link.querySelector("b + span")?.textContent ?? ""),
    );
    const other = ports.findIndex((port) => port !== ports[0]);
    await cards.nth(other).scrollIntoViewIfNeeded();
    await expect(marked).toContainText(ports[other] ?? "");
    await cards.first().focus();
    await expect(marked).toContainText(ports[0] ?? "");
  });

  test("fills the screen in Arabic with the boats of a chosen port beneath, and back closes it", async ({
    page,
  }) => {
    const { map } = textsOf("ar");
    await page.goto(pathFor("boats", "ar"));
    await page.getByRole("button", { name: map.show }).click();
    const screen = page.getByRole("dialog", { name: map.title });
    const pins = screen.locator(".map-pin-pill");
    await expect(pins.first()).toBeVisible();
    await expect(screen.getByRole("region", { name: map.label })).toHaveAttribute("dir", "ltr");
    expect(await listViolations(page, PLACED_BY_THE_MAP)).toEqual([]);
    // A city first, then, once they are drawn, one of its ports.
    const city = (await pins.first().textContent()) ?? "";
    await pins.first().click();
    await expect(page).toHaveURL(/[?&]box=/);
    await expect(pins.first()).not.toHaveText(city);
    await pins.first().click();
    await expect(screen.getByRole("link", { name: map.show_boats })).toBeVisible();
    await expect(screen.getByRole("list", { name: map.cards }).getByRole("link").first()).toBeVisible();
    await page.goBack();
    await expect(screen).toBeHidden();
    // The list stays on what the map has searched.
    await expect(page).toHaveURL(/\/ar\/rental-boats\?box=/);
  });

  test("shows all ports of the site at once, also after zooming in and out again", async ({ page }) => {
    const { map } = textsOf("tr");
    await page.goto(pathFor("boats", "tr"));
    const all = await countOf(page);
    await page.getByRole("button", { name: map.show }).click();
    const screen = page.getByRole("dialog", { name: map.title });
    await expectAllInFrame(screen, all);
    const zoomOut = screen.getByRole("button", { name: map.zoom_out });
    await screen.getByRole("button", { name: map.zoom_in }).click();
    await expect(async () => {
      await zoomOut.click();
      await expect(zoomOut).toHaveClass(/leaflet-disabled/, { timeout: 500 });
    }).toPass();
    await expectAllInFrame(screen, all);
  });
});
