"use client";

import type { BookingCardProps, SearchedTrip } from "@/components/boats/booking/booking-boat";
import { useReserve } from "@/components/boats/booking/use-reserve";
import { Button } from "@/components/ui/button";

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
  /** The price is on its way. */
  pending: boolean;
  /** Where the trip is reserved at this price; null while there is no price. */
  checkout: string | null;
}

/** What the bar says before the booking form has loaded. */
export function initialContent(
  searched: SearchedTrip | null,
  labels: BookingCardProps["labels"],
): BarContent {
  if (!searched) {
    const nothing = { total: null, trip: null, notice: null, refused: false, pending: false, checkout: null };
    return { ...nothing, action: labels.choose };
  }
  const { trip, total, refusal, checkout } = searched;
  const action = checkout ? labels.reserve : refusal ? labels.otherTime : labels.book;
  return { action, total, trip, notice: refusal, refused: refusal !== null, pending: false, checkout };
}

interface BookingBarProps extends Pick<BookingCardProps, "labels"> {
  content: BarContent;
  busy: boolean;
  onOpen: () => void;
}

/**
 * On phones: what is chosen and a button along the lower edge, as long as the boat is on screen. A trip with a price is
 * reserved at once; before, the button opens the form, as the trip beside it always does. The button is the same
 * element from the server's HTML on, whatever the bar says: a browser drops a tap whose button is replaced between
 * press and release.
 */
export function BookingBar({ labels, content, busy, onOpen }: BookingBarProps) {
  const reserve = useReserve();
  const { action, checkout } = content;
  return (
    <div className="booking-bar sticky bottom-0 z-30 order-last -mx-[16px] border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-card md:hidden">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        {checkout ? (
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-w-0 grow basis-40 text-start underline underline-offset-4"
            onClick={onOpen}
          >
            <BarText labels={labels} content={content} />
            <span className="sr-only">{labels.edit}</span>
          </button>
        ) : (
          <div className="min-w-0 grow basis-40">
            <BarText labels={labels} content={content} />
          </div>
        )}
        <Button
          busy={busy}
          aria-haspopup={checkout ? undefined : "dialog"}
          onClick={() => (checkout ? reserve(checkout) : onOpen())}
        >
          {action}
        </Button>
      </div>
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

function BarPrice({ from = "", amount }: { from?: string; amount: string }) {
  return (
    <>
      {from && <span className="font-normal text-muted text-sm">{from} </span>}
      <bdi dir="ltr" className="tabular whitespace-nowrap text-lg">
        {amount}
      </bdi>
    </>
  );
}

/** Always two lines, so that the page does not move when their text changes. */
function BarText({ labels, content }: Pick<BookingBarProps, "labels" | "content">) {
  const { total, trip, notice, refused } = content;
  const from = labels.amount && <BarPrice from={labels.from} amount={labels.amount} />;
  const headline = total ? <BarPrice amount={total} /> : trip ? <UnbrokenHours trip={trip} /> : from;
  return (
    <span aria-live="polite" className="block text-sm">
      {headline && <span className="block font-bold text-base text-navy leading-7">{headline}</span>}
      <span className={`line-clamp-2 ${refused ? "font-semibold text-danger" : "text-muted"}`}>
        {total ? trip : (notice ?? labels.unit)}
      </span>
    </span>
  );
}
