import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Colours and sizes do not depend on the language; they take most of the time that judging takes. */
export const SAME_IN_EVERY_LANGUAGE = ["color-contrast", "target-size"];

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * Behind an open window or sheet nothing can be pressed, and axe judges no colours: it only takes time to find that
 * out.
 */
const WINDOW = ":is([role=dialog], aside:popover-open)";

/** What breaks WCAG 2.2 AA on the screen as it stands now: rule and elements, save of the rules that are left out. */
export async function listViolations(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  // A notice whose time ends while axe looks would be judged half-faded: here it leaves at once.
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync("[data-sonner-toast] { opacity: 1 !important; transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  });
  // Half-faded dialogs have colours that need no contrast. Skeletons pulse for ever: do not wait for them.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((one) => one.finished.catch(() => null)));
  });
  // Not as a script element: the pages with a nonce would refuse it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ([tags, off, ofSight, openWindow]): Promise<Violation[]> => {
      const { axe } = window as unknown as {
        axe: {
          configure: (how: object) => void;
          run: (where: Document, how: object) => Promise<{ violations: Violation[] }>;
        };
      };
      const selector = document.querySelector(openWindow) ? `${openWindow} *` : "*";
      axe.configure({ rules: ofSight.map((id) => ({ id, selector })) });
      const how = {
        runOnly: { type: "tag", values: tags },
        // Off by default, although WCAG 2.2 AA demands it.
        rules: {
          "target-size": { enabled: true },
          ...Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        },
        resultTypes: ["violations"],
        elementRef: false,
      };
      return (await axe.run(document, how)).violations;
    },
    [TAGS, leftOut, SAME_IN_EVERY_LANGUAGE, WINDOW] as const,
  );
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ html }) => html.slice(0, 200));
    return `${id}: ${help}: ${elements.join(" ")}`;
  });
}

/** Nothing on the screen, as it stands now, breaks WCAG 2.2 AA, save of the rules that are left out. */
export async function expectAccessible(page: Page, leftOut: readonly string[] = []): Promise<void> {
  expect(await listViolations(page, leftOut), page.url()).toEqual([]);
}
