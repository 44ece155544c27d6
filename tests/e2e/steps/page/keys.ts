import { expect, type Locator, type Page } from "playwright/test";

/** What is wrong with where the focus stands now: it cannot be seen, or something lies over it. */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // What still moves into its place is judged where it comes to rest.
    const moving = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map((one) => one.finished));
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const element = focused.outerHTML.slice(0, 140);
    // A hidden radio button is drawn by its label.
    const drawn = focused.matches("input.sr-only") ? (focused.closest("label") ?? focused) : focused;
    // Chromium rings the parts of a date field inside of it.
    const isDate = focused.matches("input[type=date]");
    const isOutlined = [undefined, "::after"].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    });
    if (!isOutlined && !isDate && !focused.matches("main, [tabindex='-1']")) return `no outline: ${element}`;
    const box = drawn.getBoundingClientRect();
    const header = document.querySelector("header");
    const edge = header?.contains(focused) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
    const inWindow = focused.closest("[role=dialog], [popover]") !== null;
    if (box.height > innerHeight - edge || focused.matches("main, [tabindex='-1']")) return null;
    const isFixed = getComputedStyle(drawn).position === "fixed";
    if (!inWindow && !isFixed && box.top < edge - 1)
      return `under the header by ${Math.round(edge - box.top)} px: ${element}`;
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const isOnTop = at !== null && (drawn.contains(at) || at.contains(drawn));
    return isOnTop ? null : `covered by ${at?.outerHTML.slice(0, 80)}: ${element}`;
  });
}

/** Walks by Tab to an element, as a visitor without a mouse does, and checks the focus at every step. */
export async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await focusFault(page)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Tab to it, then Enter. */
export async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tab to the field, then the text over what stands there. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Faults of the focus over so many presses of a key from here. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab", presses: number): Promise<string[]> {
  const faults: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const fault = await focusFault(page);
    if (fault) faults.push(fault);
  }
  return faults;
}
