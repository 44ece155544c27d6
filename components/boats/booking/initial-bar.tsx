"use client";

import { useLayoutEffect } from "react";
import { BarPrice, BookingBar } from "@/components/boats/booking/booking-bar";
import type { BookingCardProps } from "@/components/boats/booking/booking-boat";
import { showSearchedTrip } from "@/components/boats/booking/searched-trip";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";

interface InitialBarProps extends Pick<BookingCardProps, "labels" | "locale"> {
  busy: boolean;
  onOpen: () => void;
}

const IN_DOCUMENT = typeof window === "undefined";

/**
 * The phone's bar until the booking form has loaded. Its HTML is cached and contains no query: an inline script
 * writes the searched trip into it, before React; visits from within the site do so when they arrive. React
 * leaves what was written alone, since none of it ever changes before the working bar takes its place.
 */
export function InitialBar({ labels, locale, busy, onOpen }: InitialBarProps) {
  useLayoutEffect(showSearchedTrip, []);
  const { from, amount, unit, choose, book, calculating } = labels;
  return (
    <>
      <BookingBar
        data-initial-bar=""
        data-language={INTL_TAGS[locale]}
        action={
          <span data-part="action" data-chosen={book} suppressHydrationWarning>
            {choose}
          </span>
        }
        busy={busy}
        onOpen={onOpen}
      >
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
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves alone what the script below writes
            dangerouslySetInnerHTML={{ __html: "" }}
          />
          <span className="line-clamp-2 text-muted">{calculating}</span>
        </p>
      </BookingBar>
      <script
        // Only documents run it: one that React makes later is inert, and React warns about it unless it is marked so.
        type={IN_DOCUMENT ? undefined : "text/plain"}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, no data in it
        dangerouslySetInnerHTML={{ __html: IN_DOCUMENT ? `(${showSearchedTrip})()` : "" }}
      />
    </>
  );
}
