import { expect, type JSHandle, type Locator, type Page } from "playwright/test";

type Key = "Tab" | "Shift+Tab";

/** Number of presses sent at once; the browser handles them in order. */
const BATCH = 25;
const SHIFT = 8;

/** What a person presses: each Tab, Enter, Space and arrow, and each character of what is typed into a field. */
interface Presses {
  keys: number;
  characters: number;
}

const pressed = new WeakMap<Page, Presses>();

/** How often keys were pressed on the page so far, by the functions of this file. */
export function pressesOf(page: Page): Presses {
  const presses = pressed.get(page) ?? { keys: 0, characters: 0 };
  pressed.set(page, presses);
  return presses;
}

interface Walk {
  /** Presses of Tab that moved the focus. */
  tabs: number;
  /** What is wrong with where the focus came to rest, a line each. */
  faults: string[];
  /** The target has the focus. */
  reached: boolean;
}

/**
 * Watches the focus from inside the page: at each key, before it moves on, and at the end. Where it stands is judged
 * there, since to ask for it from outside takes longer than all else that such a test does. Once the target has the
 * focus, further presses do nothing.
 */
function watchFocus(page: Page, target: Locator | null): Promise<JSHandle<{ end: () => Walk }>> {
  const watch = (element: Element | null) => {
    const begun = document.activeElement;
    const walk: Walk = { tabs: 0, faults: [], reached: false };
    window.addEventListener("keydown", onKey, true);
    return { end };

    function onKey(event: KeyboardEvent) {
      judge();
      if (event.key !== "Tab") return;
      if (!walk.reached) walk.tabs += 1;
      if (!walk.reached) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function end(): Walk {
      judge();
      window.removeEventListener("keydown", onKey, true);
      return walk;
    }

    function judge() {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body || focused === begun) return;
      // A list that is searched meanwhile is mounted again.
      walk.reached ||=
        focused === element || (element?.isConnected === false && focused.isEqualNode(element));
      if (faultOf(focused) === null) return;
      // What has come in since may have pushed it away: with the focus once more it must be in sight.
      focused.blur();
      focused.focus();
      const fault = faultOf(focused);
      if (fault && walk.faults.at(-1) !== fault) walk.faults.push(fault);
    }

    /** It cannot be seen, or something lies over it. */
    function faultOf(focused: HTMLElement): string | null {
      // What still moves into its place is judged where it comes to rest.
      for (const one of document.getAnimations())
        if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
      const html = focused.outerHTML.slice(0, 140);
      // A hidden radio button is drawn by its label.
      const drawn = focused.matches("input.sr-only") ? (focused.closest("label") ?? focused) : focused;
      // Chromium rings the parts of a date field inside of it.
      const isDate = focused.matches("input[type=date]");
      const isOutlined = [undefined, "::after"].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(drawn, part);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
      });
      if (!isOutlined && !isDate && !focused.matches("main, [tabindex='-1']")) return `no outline: ${html}`;
      const box = drawn.getBoundingClientRect();
      const header = document.querySelector("header");
      const edge = header?.contains(focused) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
      const inWindow = focused.closest("[role=dialog], [popover]") !== null;
      if (box.height > innerHeight - edge || focused.matches("main, [tabindex='-1']")) return null;
      const isFixed = getComputedStyle(drawn).position === "fixed";
      if (!inWindow && !isFixed && box.top < edge - 1)
        return `under the header by ${Math.round(edge - box.top)} px: ${html}`;
      const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const isOnTop = at !== null && (drawn.contains(at) || at.contains(drawn));
      return isOnTop ? null : `covered by ${at?.outerHTML.slice(0, 80)}: ${html}`;
    }
  };
  return target ? target.evaluateHandle(watch) : page.evaluateHandle(watch, null);
}

/** Presses a key `times` times without waiting for the effect of each press. */
async function sendTabs(page: Page, key: Key, times: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const event = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: key === "Tab" ? 0 : SHIFT };
  const sent: Promise<unknown>[] = [];
  for (let pressed = 0; pressed < times; pressed += 1) {
    for (const type of ["rawKeyDown", "keyUp"] as const)
      sent.push(client.send("Input.dispatchKeyEvent", { type, ...event }));
  }
  await Promise.all(sent);
  await client.detach();
}

/**
 * Who uses the keyboard stands somewhere: after whatever a key did in this document, the focus is not on its body,
 * where the next Tab would begin at the top again.
 */
export async function expectFocusKept(page: Page): Promise<void> {
  const lost = () =>
    page.evaluate(() => {
      const keys = performance.eventCounts.get("keydown") ?? 0;
      return keys > 0 && document.activeElement === document.body;
    });
  await expect.poll(lost, { message: "the focus fell to the body", timeout: 5000 }).toBe(false);
}

/** Walks by Tab to an element, as a visitor without a mouse does, and checks the focus at every step. */
export async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  await expectFocusKept(page);
  for (let presses = 0; presses < most; presses += BATCH) {
    const { tabs, faults, reached } = await walkOn(page, "Tab", BATCH, target);
    pressesOf(page).keys += tabs;
    expect(faults).toEqual([]);
    if (reached) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** One key where the focus is. */
export async function pressKey(page: Page, key: string): Promise<void> {
  pressesOf(page).keys += 1;
  await page.keyboard.press(key);
}

/** Text where the focus is. */
export async function typeText(page: Page, text: string): Promise<void> {
  pressesOf(page).characters += text.length;
  await page.keyboard.type(text);
}

/** Tab to it, then Enter. */
export async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await pressKey(page, key);
}

/** Tab to the field, then the text over what stands there. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await typeText(page, text);
}

/** Faults of the focus over so many presses of a key from here. */
export async function walk(page: Page, key: Key, presses: number): Promise<string[]> {
  return (await walkOn(page, key, presses, null)).faults;
}

async function walkOn(page: Page, key: Key, presses: number, target: Locator | null): Promise<Walk> {
  const watched = await watchFocus(page, target);
  await sendTabs(page, key, presses);
  return watched.evaluate(({ end }) => end());
}
