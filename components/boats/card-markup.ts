import type { CardLabels, CardView } from "@/components/boats/card-view";
import { unpackPicture } from "@/components/layout/picture-code";
import { type Markup, markup } from "@/components/ui/markup";

export interface CardLook {
  labels: CardLabels;
  /** Of the pictures, for the browser's choice among their widths. */
  sizes: string;
}

/** No card is wider than that many device pixels can show. */
const MAX_WIDTH = 800;

/** The card's picture at `position` as attributes of an image. */
export function cardPicture(
  { pictures }: CardView,
  position: number,
): { src: string; srcSet?: string } | null {
  const code = pictures[position];
  return code === undefined ? null : unpackPicture(code, MAX_WIDTH);
}

/** One picture; the `urgent` one is fetched before everything else, the others when scrolled near. */
export function pictureMarkup(
  card: CardView,
  position: number,
  sizes: string,
  urgent = false,
): Markup | null {
  const picture = cardPicture(card, position);
  if (!picture) return null;
  const alt = position === 0 ? card.name : `${card.name} ${position + 1}/${card.pictures.length}`;
  const loading = urgent ? markup`fetchpriority="high"` : markup`loading="lazy"`;
  return markup`<img src="${picture.src}" srcset="${picture.srcSet}" sizes="${sizes}" alt="${alt}" width="3" height="2" ${loading}>`;
}

/** A boat in a list: one link, the heart beside it, the first picture. `liveCards` brings the others. */
export function cardMarkup(card: CardView, { labels, sizes }: CardLook, urgent: boolean): Markup {
  const [before, after] = labels.path;
  const rel = after && markup` rel="nofollow"`;
  const favorite = labels.favorite.replace("{name}", card.name);
  return markup`<li><article class="card"><div class="card-photo" style="background-color:${card.color}"><div class="card-strip">${pictureMarkup(card, 0, sizes, urgent)}</div></div>${
    card.instant && markup`<span class="card-badge icon icon-zap">${labels.instant}</span>`
  }<button type="button" class="icon heart heart-picture" aria-label="${favorite}" aria-pressed="false" data-boat="${card.id}"></button><div class="card-text"><div class="card-head"><h3><a href="${before}${card.slug}${after}"${rel || null}>${card.name}</a></h3>${ratingMarkup(card, labels)}</div><p>${card.facts}</p><p class="icon icon-pin">${card.place}</p><p class="card-price">${priceMarkup(card, labels)}</p></div></article></li>`;
}

function ratingMarkup({ rating }: CardView, labels: CardLabels): Markup {
  if (!rating) return markup`<p class="card-new">${labels.newBoat}</p>`;
  return markup`<p class="icon icon-star"><span class="sr-only">${labels.rating} </span><b>${rating[0]}</b>(${rating[1]})</p>`;
}

function priceMarkup({ price }: CardView, labels: CardLabels): Markup {
  if (!price) return markup`${labels.askPrice}`;
  const [amount, per] = price;
  return markup`${per !== "total" && `${labels.from} `}<bdi dir="ltr">${amount}</bdi> ${labels.per[per]}`;
}
