"use client";

import { useLayoutEffect } from "react";
import { BarPrice } from "@/components/boats/booking/bar-price";
import type { BookingCardProps } from "@/components/boats/booking/booking-boat";
import { InitialAction, InitialText, SearchedTripScript } from "@/components/boats/booking/initial-bar";
import { showSearchedTrip } from "@/components/boats/booking/searched-trip";
import { Button } from "@/components/ui/button";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";

/** What the booking form says in the phone's bar. */
export interface BarContent {
  action: string;
  /** The trip's price; null while there is none. */
  total: string | null;
  /** The chosen trip; null without a day. */
  trip: string | null;
  /** Why there is no price yet, or none at all. */
  notice: string | null;
  /** The notice explains why the trip is not available. */
  refused: boolean;
}

interface BookingBarProps extends Pick<BookingCardProps, "labels" | "locale"> {
  /** Null until the booking form has loaded. */
  content: BarContent | null;
  busy: boolean;
  onOpen: () => void;
}

/**
 * On phones: what is chosen and a button along the lower edge, as long as the boat is on screen. The button is the
 * same element from the cached HTML on, whatever the bar says: a browser drops a tap whose button is replaced
 * between press and release.
 */
export function BookingBar({ labels, locale, content, busy, onOpen }: BookingBarProps) {
  useLayoutEffect(showSearchedTrip, []);
  return (
    <div
      data-initial-bar={content ? undefined : ""}
      data-language={INTL_TAGS[locale]}
      className="booking-bar sticky bottom-0 z-30 -mx-[16px] border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-card md:hidden"
    >
      <div className="container-page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        {content ? <BarText labels={labels} content={content} /> : <InitialText labels={labels} />}
        <Button busy={busy} onClick={onOpen} aria-haspopup="dialog">
          {content ? content.action : <InitialAction labels={labels} />}
        </Button>
      </div>
      {!content && <SearchedTripScript />}
    </div>
  );
}

/** The day may stand on a line of its own; the hours stay together. */
function UnbrokenHours({ trip }: { trip: string }) {
  const [day, hours] = trip.split(" · ");
  return (
    <>
      {day}
      {hours && (
        <>
          {" · "}
          <span className="whitespace-nowrap">{hours}</span>
        </>
      )}
    </>
  );
}

/** Always two lines, so that the page does not move when their text changes. */
function BarText({ labels, content }: Pick<BookingBarProps, "labels"> & { content: BarContent }) {
  const { total, trip, notice, refused } = content;
  const from = labels.amount && <BarPrice from={labels.from} amount={labels.amount} />;
  const headline = total ? <BarPrice amount={total} /> : trip ? <UnbrokenHours trip={trip} /> : from;
  return (
    <p aria-live="polite" className="min-w-0 grow basis-40 text-sm">
      {headline && <span className="block font-bold text-base text-navy leading-7">{headline}</span>}
      <span className={`line-clamp-2 ${refused ? "font-semibold text-danger" : "text-muted"}`}>
        {total ? trip : (notice ?? labels.unit)}
      </span>
    </p>
  );
}
