import { pictureMarkup } from "@/components/boats/card/card-markup";
import type { CardLabels } from "@/components/boats/card/card-view";
import { isRightToLeft } from "@/components/ui/is-right-to-left";
import { markup } from "@/components/ui/markup";

export interface LiveBoats extends Pick<CardLabels, "ways" | "favorite"> {
  /** Card by card; `packPicture` codes of the pictures behind the first, with spaces between them. */
  boats: readonly (readonly [id: number, further: string])[];
}

interface Turnable {
  element: HTMLElement;
  further: readonly string[];
}

const SWIPE_PIXELS = 40;

/**
 * Lets the cards of a list turn their pictures: they come when somebody turns to a card, since most visitors
 * look at the first. Says on the hearts which boat each is for. One listener each for all cards; the returned
 * function takes them away.
 */
export function liveCards(list: HTMLElement, { boats, ways, favorite }: LiveBoats): () => void {
  const listening = new AbortController();
  let touchStart = 0;

  function cardAt(event: Event): Turnable | null {
    const element = (event.target as Element).closest<HTMLElement>(".card");
    const boat = boats[[...list.children].indexOf(element?.parentElement as Element)];
    return element && boat?.[1] ? { element, further: boat[1].split(" ") } : null;
  }

  function bringPictures(element: HTMLElement, codes: readonly string[]): void {
    const strip = element.querySelector(".card-strip");
    const main = strip?.querySelector("img");
    if (!strip || !main || strip.childElementCount > 1) return;
    const altOf = (at: number) => `${main.alt} ${at + 2}/${codes.length + 1}`;
    const more = codes.map((code, at) => pictureMarkup(code, altOf(at)).html);
    strip.insertAdjacentHTML("beforeend", more.join(""));
    const dots = [main, ...codes].map(() => markup`<i></i>`);
    strip.insertAdjacentHTML(
      "afterend",
      markup`<div aria-hidden="true" class="card-dots">${dots}</div>`.html,
    );
    for (const [at, label] of ways.entries()) {
      const side = at === 1 ? "right end-2" : "left start-2";
      const arrow = markup`<button type="button" class="card-arrow icon icon-20 icon-chevron-${side}" aria-label="${label}" data-step="${at === 1 ? 1 : -1}"></button>`;
      element.querySelector(".card-text")?.insertAdjacentHTML("beforebegin", arrow.html);
    }
  }

  function show({ element, further: codes }: Turnable, index: number): void {
    const strip = element.querySelector<HTMLElement>(".card-strip");
    if (!strip) return;
    bringPictures(element, codes);
    element.dataset.index = String(index);
    strip.style.transform = index > 0 ? `translateX(calc(${-100 * index}% * var(--slide-from)))` : "";
    for (const [at, dot] of element.querySelectorAll(".card-dots i").entries())
      dot.className = at === index ? "on" : "";
    for (const arrow of element.querySelectorAll<HTMLElement>(".card-arrow"))
      arrow.hidden = index === (arrow.dataset.step === "1" ? codes.length : 0);
  }

  function step(card: Turnable, by: number): void {
    const wanted = Number(card.element.dataset.index ?? 0) + by;
    show(card, Math.min(card.further.length, Math.max(0, wanted)));
  }

  function wake(event: Event): void {
    const card = cardAt(event);
    if (card && card.element.dataset.index === undefined) show(card, 0);
  }

  function click(event: Event): void {
    const by = (event.target as Element).closest<HTMLElement>(".card-arrow")?.dataset.step;
    const card = by && cardAt(event);
    if (card) step(card, Number(by));
  }

  function touch(event: TouchEvent): void {
    wake(event);
    touchStart = event.touches[0]?.clientX ?? 0;
  }

  function release(event: TouchEvent): void {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart;
    const card = cardAt(event);
    if (card && Math.abs(moved) >= SWIPE_PIXELS)
      step(card, moved < 0 === isRightToLeft(card.element) ? -1 : 1);
  }

  for (const [at, heart] of list.querySelectorAll<HTMLElement>(".heart").entries()) {
    const name = heart.parentElement?.querySelector("h3")?.textContent ?? "";
    heart.dataset.boat = String(boats[at]?.[0] ?? "");
    heart.setAttribute(
      "aria-label",
      favorite.replace("{name}", () => name),
    );
  }

  const { signal } = listening;
  list.addEventListener("pointerover", wake, { signal });
  list.addEventListener("focusin", wake, { signal });
  list.addEventListener("touchstart", touch, { signal, passive: true });
  list.addEventListener("touchend", release, { signal });
  list.addEventListener("click", click, { signal });
  return () => listening.abort();
}
