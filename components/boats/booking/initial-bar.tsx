import { BarPrice } from "@/components/boats/booking/bar-price";
import type { BookingCardProps } from "@/components/boats/booking/booking-boat";
import { showSearchedTrip } from "@/components/boats/booking/searched-trip";
import { InlineScript } from "@/components/layout/first-scripts/inline-script";

/*
 * What the phone's bar says until the booking form has loaded. Its HTML is cached and contains no query: an inline
 * script writes the searched trip into it, before React; visits from within the site do so when they arrive. React
 * leaves what was written alone, since none of it ever changes before the form's texts take its place.
 */

type InitialProps = Pick<BookingCardProps, "labels">;

/** The "from" price, or the searched trip. */
export function InitialText({ labels: { from, amount, unit, calculating } }: InitialProps) {
  return (
    <>
      <p data-part="price" className="min-w-0 grow basis-40 text-sm" suppressHydrationWarning>
        {amount && (
          <span className="block font-bold text-base text-navy leading-7">
            <BarPrice from={from} amount={amount} />
          </span>
        )}
        <span className="line-clamp-2 text-muted">{unit}</span>
      </p>
      <p data-part="searched" className="min-w-0 grow basis-40 text-sm" hidden suppressHydrationWarning>
        <span
          data-part="trip"
          className="block font-bold text-base text-navy leading-7"
          suppressHydrationWarning
        >
          {/* A text, though an empty one: React takes another text in its place as it is, but no text beside none. */}
          {""}
        </span>
        <span className="line-clamp-2 text-muted">{calculating}</span>
      </p>
    </>
  );
}

/** The button's text. It takes no taps itself: one that begins on it must end on the button when it is replaced. */
export function InitialAction({ labels: { choose, book } }: InitialProps) {
  return (
    <span data-part="action" data-chosen={book} className="pointer-events-none" suppressHydrationWarning>
      {choose}
    </span>
  );
}

/** Stands after everything that it writes to. */
export function SearchedTripScript() {
  return <InlineScript run={showSearchedTrip} />;
}
