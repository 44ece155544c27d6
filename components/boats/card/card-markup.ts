import type { CardLabels, CardView } from "@/components/boats/card/card-view";
import { unpackPicture } from "@/components/layout/picture-code";
import { type Markup, markup } from "@/components/ui/markup";

/** No card is wider than that many device pixels can show. */
const MAX_WIDTH = 800;

/**
 * A card's picture as attributes of an image. Cards are everywhere between 290 and 390 pixels wide, so the
 * screen's density alone decides between the two files: no widths, no `sizes`, two dozen times less to send.
 */
export function cardPicture(code: string): { src: string; srcSet?: string } {
  const { src, srcSet = "" } = unpackPicture(code, MAX_WIDTH);
  const [small = src] = srcSet.split(" ");
  return small === "" || small === src ? { src } : { src: small, srcSet: `${src} 2x` };
}

/** One picture; the `urgent` one is fetched before everything else, the others when scrolled near. */
export function pictureMarkup(code: string, alt: string, urgent = false): Markup {
  const { src, srcSet } = cardPicture(code);
  const dense = srcSet !== undefined && markup` srcset="${srcSet}"`;
  const loading = urgent ? markup`fetchpriority="high"` : markup`loading="lazy"`;
  return markup`<img src="${src}"${dense} alt="${alt}" width="3" height="2" ${loading}>`;
}

/** A boat in a list: one link, the heart beside it, the first picture. `liveCards` adds what needs scripts. */
export function cardMarkup(card: CardView, labels: CardLabels, urgent: boolean): Markup {
  const [before, after] = labels.path;
  const rel = card.trip && markup` rel="nofollow"`;
  const href = card.trip?.path ?? `${before}${card.slug}${after}`;
  return markup`<li><article class="card"><div class="card-photo" style="background-color:${card.color}"><div class="card-strip">${card.picture && pictureMarkup(card.picture, card.name, urgent)}</div></div>${
    card.instant && markup`<span class="card-badge icon icon-zap">${labels.instant}</span>`
  }<button type="button" class="icon heart heart-picture" aria-label="${labels.heart}" aria-pressed="false"></button><div class="card-text"><div class="card-head"><h3><a href="${href}"${rel}>${card.name}</a></h3>${ratingMarkup(card, labels)}</div><p>${card.facts}</p><p class="icon icon-pin">${card.place}</p><p class="card-price">${priceMarkup(card, labels)}</p></div></article></li>`;
}

function ratingMarkup({ rating }: CardView, labels: CardLabels): Markup {
  if (!rating) return markup`<p class="card-new">${labels.newBoat}</p>`;
  return markup`<p class="icon icon-star"><span class="sr-only">${labels.rating} </span><b>${rating[0]}</b>(${rating[1]})</p>`;
}

function priceMarkup({ price, trip }: CardView, labels: CardLabels): Markup {
  if (!price) return markup`${labels.askPrice}`;
  const [amount, per] = price;
  const found = trip && markup`<span class="card-trip">${trip.text}</span> `;
  const each = trip?.perPerson && markup` <span class="card-each">${trip.perPerson}</span>`;
  return markup`${found}${per !== "total" && `${labels.from} `}<bdi dir="ltr">${amount}</bdi> ${labels.per[per]}${each}`;
}
