"use client";

import { type ComponentProps, useCallback, useEffect, useState } from "react";
import { type BarContent, BookingBar, initialContent } from "@/components/boats/booking/booking-bar";
import type { BookingBoat, BookingCardProps } from "@/components/boats/booking/booking-boat";
import { bookingDraftKey } from "@/components/boats/booking/booking-draft-key";
import { BookingPlaceholder } from "@/components/boats/booking/booking-placeholder";
import { changedBookings } from "@/components/boats/booking/changed-bookings";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { LoadFailure, LoadFailureDialog } from "@/components/ui/lazy/load-failure";
import { readDraft } from "@/lib/client/drafts/draft-store";
import { inEachLocale } from "@/lib/i18n/locales";

const bookingClients = inEachLocale((locale) =>
  lazyPart(async () => {
    const [{ BookingClient }, messages] = await Promise.all([
      import("@/components/boats/booking/booking-client"),
      import("@/components/boats/load-booking-messages").then((loader) => loader.loadBookingMessages(locale)),
    ]);
    return (props: Omit<ComponentProps<typeof BookingClient>, "messages">) => (
      <BookingClient {...props} messages={messages} />
    );
  }),
);

const BESIDE_THE_BOAT = "(min-width: 48.1875rem)";

/** Whether the visitor brought a date along or had chosen one before. */
function hasChoice(boat: BookingBoat): boolean {
  return (
    new URLSearchParams(window.location.search).has("date") || readDraft(bookingDraftKey(boat.id)) !== null
  );
}

/**
 * The sticky card beside the boat, on phones a bar that opens it as a sheet. The form, its dates, prices and
 * calls load once they are visible or opened; until then a placeholder reserves the space. The bar and whether the
 * sheet is open belong to this component: a tap counts at any moment of the loading.
 */
export function BookingCard(props: BookingCardProps) {
  const { boat, labels, locale, searched } = props;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [barContent, setBarContent] = useState<BarContent | null>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (window.matchMedia(BESIDE_THE_BOAT).matches || hasChoice(boat)) setWanted(true);
  }, [boat]);
  // Or the visitor chooses one now in the page's calendar: the bar then shows its price.
  useEffect(() => changedBookings.subscribe(() => setWanted(true)), []);

  // The server's price stays until the form has its own for the same trip.
  const isNewer = barContent && !(barContent.pending && barContent.trip === searched?.trip);
  const content = isNewer ? barContent : initialContent(searched, labels);

  return (
    <>
      <div className="hidden min-h-[520px] rounded-card border border-line bg-white p-5 md:block">
        {wanted ? (
          <LazyPart
            part={bookingClients[locale]}
            props={{ ...props, open, onClose: close, onBarChange: setBarContent }}
            fallback={<BookingPlaceholder searched={searched} />}
            failure={(retry) => (
              <>
                <LoadFailure onRetry={retry} />
                {open && <LoadFailureDialog onRetry={retry} onClose={close} />}
              </>
            )}
          />
        ) : (
          <BookingPlaceholder searched={searched} />
        )}
      </div>
      <BookingBar
        labels={labels}
        content={content}
        busy={open && !barContent}
        onOpen={() => {
          setOpen(true);
          setWanted(true);
        }}
      />
    </>
  );
}
