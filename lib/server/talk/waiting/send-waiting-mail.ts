import { sql } from "drizzle-orm";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { HEAD_START_MINUTES } from "@/lib/domain/waiting/plan-waiting-turn";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { leftToRight } from "@/lib/i18n/left-to-right";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { DEFAULT_LOCALE_SQL, slugSql } from "@/lib/server/platform/db/localized-sql";
import { getDb } from "@/lib/server/platform/db/pool";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { boatPicture } from "@/lib/server/talk/mail/layout/directions-sections";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { findFreeTrip } from "@/lib/server/talk/waiting/give-waiting-turn";
import { waitingEndpoint, waitingLink } from "@/lib/server/talk/waiting/waiting-link";

interface MailedEntry {
  boatId: number;
  boat: string;
  slug: string;
  mediaKey: string | null;
  day: TripDay;
  kind: RateKind;
  personCount: number;
  name: string;
  email: string;
  locale: Locale;
}

/** Mails a waiting customer that the day is free, with a link to the trip. Sends nothing if the day is taken again. */
export async function sendWaitingMail(
  { entryId, notifiedAt }: JobPayloads["tell_waiting"],
  now: Date,
): Promise<void> {
  const entry = await findEntry(entryId);
  const trip = entry && (await findFreeTrip(getDb(), entry, now));
  if (!trip) return;
  const { boat, slug, mediaKey, day, name, email, locale } = entry;
  const t = await mailTexts(locale);
  const query = boatQuery({
    rent_type: trip.rentType,
    swim_tour: trip.swimTour,
    start_date: trip.startsAt,
    end_date: trip.endsAt,
    person_count: trip.personCount,
  });
  const named = { boat, day: formatDay(day, locale, "full") };
  const content = {
    subject: t("waiting.subject", named),
    paragraphs: [
      t("hello", { name }),
      t("waiting.body", {
        ...named,
        price: leftToRight(formatMoney(trip.totalMinor, trip.currency), locale),
        minutes: HEAD_START_MINUTES,
      }),
    ],
    ...boatPicture({ name: boat, mediaKey }),
    button: {
      label: t("waiting.button"),
      href: absoluteUrl(pathFor("boat", locale, { slug }, query)),
    },
    end: { question: t("waiting.end_question"), label: t("waiting.end"), href: waitingLink(entryId, locale) },
  };
  await sendMail({
    key: `waiting:${entryId}:${notifiedAt}`,
    to: email,
    locale,
    content,
    endedBy: waitingEndpoint(entryId),
    limit: "courtesy",
  });
}

async function findEntry(entryId: string): Promise<MailedEntry | undefined> {
  const { rows } = await getDb().execute<{ entry: MailedEntry }>(sql`
    select json_build_object('boatId', w.boat_id, 'boat', (select x.name from boat_texts x where x.boat_id = b.id and x.locale in (u.locale, ${DEFAULT_LOCALE_SQL})
        order by x.locale = u.locale desc limit 1), 'slug', ${slugSql("boat", sql`b.id`, sql`u.locale`)},
      'mediaKey', b.media_key, 'day', to_char(w.day, 'YYYY-MM-DD'), 'kind', w.kind, 'personCount', w.person_count,
      'name', u.name, 'email', u.email, 'locale', u.locale) as entry
    from waiting_list_entries w join users u on u.id = w.user_id join boats b on b.id = w.boat_id
    where w.id = ${entryId}::uuid and u.email_verified_at is not null`);
  return rows[0]?.entry;
}
