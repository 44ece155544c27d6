"use client";

import { useState, ViewTransition } from "react";
import { CardPictures } from "@/components/boats/card/card-pictures";
import type { CardLabels, CardView } from "@/components/boats/card/card-view";
import { FavouriteButton } from "@/components/boats/card/favourite-button";
import { OPENED_CLASS, openedCard, openedName } from "@/components/boats/card/opened-card";
import { useCardPictures } from "@/components/boats/card/use-card-pictures";
import { CompareButton } from "@/components/boats/compare/compare-button";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";
import { loadAction } from "@/lib/client/api/transport/load-action";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { splitMoney } from "@/lib/i18n/format-money";
import "@/components/ui/icon/drawn-icons.css";

interface BoatCardProps {
  card: CardView;
  labels: CardLabels;
  /** True where its picture is what the visitor sees first. */
  urgent: boolean;
}

/** A boat in a list: one link, the heart beside it, pictures to turn. */
export function BoatCard({ card, labels, urgent }: BoatCardProps) {
  const { name, pictures } = card;
  const { index, step, handlers } = useCardPictures(pictures.length);
  const { before, after } = labels.path;
  const [isOpening, setOpening] = useState(false);
  return (
    <article className="card" {...handlers}>
      <div className="card-photo" style={{ backgroundColor: card.color }}>
        <CardPictures pictures={pictures} name={name} index={index} urgent={urgent} />
        {/* Only now: React marks each element of a transition in the HTML, and a list has dozens of cards. */}
        {isOpening && (
          <ViewTransition name={openedName(card.id)} share={OPENED_CLASS} default="none">
            <div aria-hidden="true" className="absolute inset-0">
              <CardPictures pictures={pictures.slice(index ?? 0)} name={name} index={null} urgent />
            </div>
          </ViewTransition>
        )}
      </div>
      {card.onRequest && <span className="card-badge">{labels.onRequest}</span>}
      <FavouriteButton
        boatId={card.id}
        label={labels.favourite.replace("{name}", () => name)}
        place="picture"
        readTrip={card.trip && (() => readTrip(card.trip?.path ?? ""))}
      />
      {index !== null && (
        <>
          <button
            type="button"
            className="card-arrow start-2"
            aria-label={`${labels.previousPicture}: ${name}`}
            hidden={index === 0}
            onClick={() => step(-1)}
          >
            <Icon name="chevron-left" className="mirror-rtl" />
          </button>
          <button
            type="button"
            className="card-arrow end-2"
            aria-label={`${labels.nextPicture}: ${name}`}
            hidden={index === pictures.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="chevron-right" className="mirror-rtl" />
          </button>
        </>
      )}
      <div className="card-text">
        <div className="card-head">
          <h3>
            <SiteLink
              href={card.trip?.path ?? `${before}${card.slug}${after}`}
              rel={card.trip ? "nofollow" : undefined}
              onClick={() => {
                openedCard.boatId = card.id;
                setOpening(true);
              }}
            >
              {name}
            </SiteLink>
          </h3>
          <Rating card={card} labels={labels} />
        </div>
        <p>{card.facts}</p>
        <p className="icon-line drawn-pin">{card.place}</p>
        <div className="card-foot">
          <Price card={card} labels={labels} />
          {labels.compare && (
            <CompareButton boat={card} trip={card.trip?.path.split("?")[1] ?? ""} label={labels.compare} />
          )}
        </div>
      </div>
    </article>
  );
}

/** The trip of the card's own address; its schema loads only when somebody presses the heart. */
async function readTrip(path: string): Promise<ChosenTrip | null> {
  const loaded = await loadAction(() => import("@/lib/contracts/boats/trip-query"));
  return loaded?.parseTripQuery(new URL(path, window.location.origin).searchParams) ?? null;
}

function Rating({ card: { rating }, labels }: Pick<BoatCardProps, "card" | "labels">) {
  if (!rating) return <p className="card-new">{labels.newBoat}</p>;
  return (
    <p className="icon-line drawn-star">
      <span className="sr-only">{`${labels.rating} `}</span>
      <b>{rating.mean}</b>
      {`(${rating.count})`}
    </p>
  );
}

/** The lowest price, or the total of the found trip with its kind and hours. */
function Price({ card: { price, trip }, labels }: Pick<BoatCardProps, "card" | "labels">) {
  if (!price) return <p className="card-price">{labels.askPrice}</p>;
  const [whole, cents] = splitMoney(price.amount);
  const [before, after] = labels.price[price.per].split("{amount}");
  return (
    <p className="card-price">
      {trip && <span className="card-trip">{trip.text}</span>}
      {trip?.status && (
        <strong className="card-status icon-line">
          <Icon name="circle-x" size={16} />
          {trip.status}
        </strong>
      )}
      {before}
      <bdi dir="ltr">
        {whole}
        <small>{cents}</small>
      </bdi>
      {price.ending}
      {after}
      {price.about && (
        <>
          {" "}
          <bdi dir="ltr" className="card-about">
            {price.about}
          </bdi>
        </>
      )}
      {trip?.perPerson && <span className="card-each">{trip.perPerson}</span>}
    </p>
  );
}
