import type { Page } from "playwright/test";

/** How far the page can be moved sideways, and what sticks out. */
export async function listOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(9999, scrollY);
    scrollTo(-9999, scrollY);
    const moved = scrollX;
    scrollTo(9999, scrollY);
    const way = Math.max(Math.abs(moved), Math.abs(scrollX));
    scrollTo(0, scrollY);
    if (way === 0) return [];
    const wide = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    });
    const elements = wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
    return [`moves ${way} px sideways: ${elements.join(" ")}`];
  });
}

/** Labels of buttons and fields that overflow them, or are cut. */
export async function listCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const held = [...document.querySelectorAll<HTMLElement>(".btn, .chip, h1, h2, summary, label, th, dt")];
    return held
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && !element.closest(".sr-only"))
      .slice(0, 5)
      .map((element) => `cuts its words: ${element.outerHTML.slice(0, 120)}`);
  });
}

/** Actions and fields that a thumb would miss on a phone; the buttons of a field are as high as the field. */
export async function listSmallActions(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((pixels) => {
    const actions = document.querySelectorAll<HTMLElement>(
      ".btn, .part, .options label, summary, [type=submit], header button, header a, select.control, input.control",
    );
    return [...actions]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only"),
      )
      .map((element) => {
        const { width } = element.getBoundingClientRect();
        const { height } = (element.closest(".control") ?? element).getBoundingClientRect();
        return { element, box: { width, height } };
      })
      .filter(({ box }) => box.width > 1 && (box.height < pixels - 0.5 || box.width < pixels - 0.5))
      .slice(0, 5)
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}×${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      );
  }, least);
}

/** Elements that still move although the visitor asked for none of it. */
export async function listMovement(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(",").map((one) => Number.parseFloat(one) || 0));
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        const animated = animationName !== "none" && seconds(animationDuration) > 0.01;
        return seconds(transitionDuration) > 0.01 || animated || scrollBehavior === "smooth";
      })
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Where colours are the system's own: buttons, fields and chosen things that nothing but a colour shows. */
export async function listColourOnly(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "background: Highlight; forced-color-adjust: none";
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isFramed = (element: Element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
    };
    const isMarked = (element: Element) => getComputedStyle(element).backgroundColor === highlight;
    const framed = document.querySelectorAll(".btn:not(.btn-ghost), .control, .heart, .chip");
    const chosen = document.querySelectorAll("button[aria-pressed=true], [aria-current=page]");
    const lost = [
      ...[...framed].filter((element) => !isFramed(element)),
      ...[...chosen].filter((element) => element.tagName !== "SPAN" && !isMarked(element)),
    ].filter((element) => element.checkVisibility());
    return lost.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
  });
}
