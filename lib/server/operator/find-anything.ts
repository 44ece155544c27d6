import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { foldText } from "@/lib/i18n/fold-text";
import type { Locale } from "@/lib/i18n/locales";
import { type FoundBoat, findBoats } from "@/lib/server/operator/find-boats";
import { type FoundBooking, findBookings } from "@/lib/server/operator/find-bookings";
import { type FoundOwner, findOwners } from "@/lib/server/operator/find-owners";
import { type FoundPerson, findPeople } from "@/lib/server/operator/find-people";

/** What a search of the console finds, as far as the role may know of it. */
export interface Found {
  bookings: FoundBooking[];
  people: FoundPerson[];
  boats: FoundBoat[];
  owners: FoundOwner[];
}

/** Fewer letters are found everywhere. */
const MIN_LETTERS = 2;

/**
 * Whatever fits the words: bookings and questions by number, customers by name, e-mail address and telephone with
 * what they booked, boats by code and name, owners by name and number. Null when the words are too short to look for.
 */
export async function findAnything(words: string, role: StaffRole, locale: Locale): Promise<Found | null> {
  if (foldText(words).length < MIN_LETTERS) return null;
  const [people, boats, owners] = await Promise.all([
    may(role, "reservations.read") ? findPeople(words) : [],
    findBoats(words, locale),
    may(role, "owners.read") ? findOwners(words) : [],
  ]);
  const bookings = may(role, "reservations.read")
    ? await findBookings(
        words,
        people.map(({ id }) => id),
      )
    : [];
  return { bookings, people, boats, owners };
}
