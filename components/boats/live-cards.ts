import { type CardLook, pictureMarkup } from "@/components/boats/card-markup";
import type { CardView } from "@/components/boats/card-view";
import { isRightToLeft } from "@/components/ui/is-right-to-left";
import { markup } from "@/components/ui/markup";

interface Cards extends CardLook {
  cards: readonly CardView[];
}

const SWIPE_PIXELS = 40;

/**
 * Lets the cards of a list turn their pictures: they come when somebody turns to a card, since most visitors
 * look at the first. One listener each for all cards; the returned function takes them away.
 */
export function liveCards(list: HTMLElement, { cards, labels, sizes }: Cards): () => void {
  const listening = new AbortController();
  let touchStart = 0;

  function cardAt(event: Event): { element: HTMLElement; card: CardView } | null {
    const element = (event.target as Element).closest<HTMLElement>(".card");
    const card = cards[[...list.children].indexOf(element?.parentElement as Element)];
    return element && card ? { element, card } : null;
  }

  function show(element: HTMLElement, card: CardView, index: number): void {
    const last = card.pictures.length - 1;
    const strip = element.querySelector<HTMLElement>(".card-strip");
    if (!strip || last < 1) return;
    if (strip.childElementCount === 1) {
      const more = card.pictures.slice(1).map((_, at) => pictureMarkup(card, at + 1, sizes)?.html ?? "");
      strip.insertAdjacentHTML("beforeend", more.join(""));
      const dots = card.pictures.map(() => markup`<i></i>`);
      strip.insertAdjacentHTML(
        "afterend",
        markup`<div aria-hidden="true" class="card-dots">${dots}</div>`.html,
      );
      for (const way of ["previous", "next"] as const) {
        const side = way === "next" ? "right end-2" : "left start-2";
        const arrow = markup`<button type="button" class="card-arrow icon icon-20 icon-chevron-${side}" aria-label="${labels[way]}" data-way="${way}"></button>`;
        element.querySelector(".card-text")?.insertAdjacentHTML("beforebegin", arrow.html);
      }
    }
    element.dataset.index = String(index);
    strip.style.transform = index > 0 ? `translateX(calc(${-100 * index}% * var(--slide-from)))` : "";
    for (const [at, dot] of element.querySelectorAll(".card-dots i").entries())
      dot.className = at === index ? "on" : "";
    for (const arrow of element.querySelectorAll<HTMLElement>(".card-arrow"))
      arrow.hidden = index === (arrow.dataset.way === "next" ? last : 0);
  }

  function step({ element, card }: { element: HTMLElement; card: CardView }, by: number): void {
    const wanted = Number(element.dataset.index ?? 0) + by;
    show(element, card, Math.min(card.pictures.length - 1, Math.max(0, wanted)));
  }

  function wake(event: Event): void {
    const at = cardAt(event);
    if (at && at.element.dataset.index === undefined) show(at.element, at.card, 0);
  }

  function click(event: Event): void {
    const way = (event.target as Element).closest<HTMLElement>(".card-arrow")?.dataset.way;
    const at = way && cardAt(event);
    if (at) step(at, way === "next" ? 1 : -1);
  }

  function touch(event: TouchEvent): void {
    wake(event);
    touchStart = event.touches[0]?.clientX ?? 0;
  }

  function release(event: TouchEvent): void {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart;
    const at = cardAt(event);
    if (at && Math.abs(moved) >= SWIPE_PIXELS) step(at, moved < 0 === isRightToLeft(at.element) ? -1 : 1);
  }

  const { signal } = listening;
  list.addEventListener("pointerover", wake, { signal });
  list.addEventListener("focusin", wake, { signal });
  list.addEventListener("touchstart", touch, { signal, passive: true });
  list.addEventListener("touchend", release, { signal });
  list.addEventListener("click", click, { signal });
  return () => listening.abort();
}
