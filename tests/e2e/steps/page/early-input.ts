import type { Page } from "playwright/test";

const SCRIPT = /\/_next\/static\/chunks\/.+\.js$|[?&]rsc-payload=/;

interface Entered {
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  name: string;
  value: string;
}

type WindowThatKeeps = Window & { entered?: Entered[] };

/** Holds back the scripts of what the page opens next; the returned function lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Opens a page, enters something in every control of it while its scripts are on their way, and lets them come.
 * Returns how many controls there were, and the names of those that show something else afterwards, or of which React
 * knows something else: these would show that at their next rendering.
 */
export async function enterEarly(page: Page, path: string): Promise<{ count: number; lost: string[] }> {
  const letScriptsCome = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("main + *").first().waitFor({ state: "attached" });
  const count = await page.evaluate(enterEverywhere);
  letScriptsCome();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.unrouteAll({ behavior: "wait" });
  return { count, lost: await page.evaluate(findLost) };
}

/** In the page: changes each control, as a visitor would. */
function enterEverywhere(): number {
  const groups = new Set<string>();
  const entered: Entered[] = [];
  for (const control of document.querySelectorAll<Entered["control"]>("main :is(input, select, textarea)")) {
    if (!control.checkVisibility() || control.matches(":disabled, [readonly]")) continue;
    if (control instanceof HTMLSelectElement) {
      // Each another one: who goes back to where the trip began needs no second port.
      const others = [...control.options].filter((option) => !option.disabled && !option.selected);
      control.value = others[entered.length % others.length]?.value ?? control.value;
    } else if (control.type === "radio") {
      if (groups.has(control.name) || ("checked" in control && control.checked)) continue;
      groups.add(control.name);
      control.click();
    } else if (control.type === "checkbox") {
      control.click();
    } else {
      const texts: Record<string, string> = {
        date: "2027-03-05",
        number: "3",
        email: "a@b.example",
        tel: "532",
      };
      control.value = texts[control.type] ?? (control.inputMode === "numeric" ? "3" : "+49");
    }
    const box = control.type === "radio" || control.type === "checkbox";
    const name = `${control.id || control.name || control.type}`;
    entered.push({
      control,
      name,
      value: String(box && "checked" in control ? control.checked : control.value),
    });
  }
  (window as WindowThatKeeps).entered = entered;
  return entered.length;
}

/** In the page. */
function findLost(): string[] {
  const { entered = [] } = window as WindowThatKeeps;
  return entered.flatMap(({ control, name, value }) => {
    // Who does not come is not asked for the number of guests.
    if (!control.isConnected) return [];
    const property = control.type === "radio" || control.type === "checkbox" ? "checked" : "value";
    const shown = String((control as HTMLInputElement)[property]);
    // What React has rendered last, where it says so itself.
    const [, props] = Object.entries(control).find(([key]) => key.startsWith("__reactProps$")) ?? [];
    const known = String((props as Record<string, unknown> | undefined)?.[property] ?? shown);
    // A picker adds to what was typed: a country's name.
    return shown.includes(value) && known === shown
      ? []
      : [`${name}: ${value}, now ${shown}, React: ${known}`];
  });
}
