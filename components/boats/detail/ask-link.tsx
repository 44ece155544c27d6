"use client";

import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { useLazyChoice } from "@/components/boats/booking/use-lazy-choice";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";

interface AskLinkProps {
  boat: BookingBoat;
  /** The page on which the owner is asked. */
  href: string;
  label: string;
}

/** The chosen trip as `parseTripQuery` reads it; nothing while no day is chosen. */
function askQuery({ kind, day, endDay, startHour, endHour, persons }: BookingChoice): string {
  if (!day) return "";
  const hours = startHour === null || endHour === null ? null : [startHour, endHour % 24 || 24];
  const times =
    kind === "daily" ? { end_date: endDay } : hours && { start_hour: hours[0], end_hour: hours[1] };
  const query = new URLSearchParams({ rent_type: kind, date: day, persons: String(persons) });
  for (const [name, value] of Object.entries(times ?? {})) if (value) query.set(name, String(value));
  return `?${query}`;
}

/** Leads to the question before booking, with the trip that was chosen. */
export function AskLink({ boat, href, label }: AskLinkProps) {
  const [place, choice] = useLazyChoice<HTMLAnchorElement>(boat);
  return (
    <a
      ref={place}
      href={href + (choice ? askQuery(choice) : "")}
      rel="nofollow"
      className={buttonClass({ variant: "outline" })}
    >
      <Icon name="message-square" />
      {label}
    </a>
  );
}
