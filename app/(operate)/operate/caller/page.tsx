import type { Metadata } from "next";
import { callerBody, describeOffer } from "@/app/(operate)/operate/caller/caller-body";
import { readerOf } from "@/app/(operate)/reader-of";
import { CallerCustomer } from "@/components/operate/caller/caller-customer";
import { CallerOffer, CallerTerms } from "@/components/operate/caller/caller-offer";
import { CallerTrip } from "@/components/operate/caller/caller-trip";
import { DayHours } from "@/components/operate/caller/day-hours";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { Button } from "@/components/ui/button";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import type { QueryParams } from "@/lib/routes/query-params";
import { openCallerAddress } from "@/lib/server/operator/caller-address";
import { readCallerDesk } from "@/lib/server/operator/read-caller-desk";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { writeOpenedCustomer } from "@/lib/server/people/staff/write-opened-customer";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await translatorOf(await requestLocale(), "console_caller"))("title") };
}

const FORM = "caller";
const OFFER = "offer";

export default async function Page({ searchParams }: { searchParams: Promise<QueryParams> }) {
  const locale = await requestLocale();
  const here = pathFor("consoleCaller", locale);
  const session = await requireStaff("bookings.write", here);
  const typed = pathFor("consoleCallerTyped", locale, null, { lang: locale });
  const now = currentTime();
  const query = openCallerAddress(await searchParams, tripDayOf(now), now);
  const [t, desk] = await Promise.all([
    translatorOf(locale, "console_caller"),
    readCallerDesk(query, now, locale),
  ]);
  const { customer, people, found, chosen } = desk;
  if (customer) await writeOpenedCustomer(session, customer.id, { page: "caller" });
  const { body, missing, errors } = await callerBody(query, desk, locale);
  const offer = await describeOffer(query, desk, locale, now);
  const { role } = session.staff;
  const isInstant = chosen?.boat.fast_app ?? null;
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleCaller">
      <div className="console-split">
        <form id={FORM} method="post" action={typed} className="console-stack">
          {/* What Enter presses in a field: the first of a form, which else would choose somebody. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden />
          <CallerCustomer {...{ locale, role, query, customer, people, errors }} />
          <CallerTrip {...{ locale, query, found, chosen }} />
          <CallerTerms {...{ locale, query, isInstant }} />
          <div className="console-actions">
            <Button type="submit" formAction={`${typed}#${OFFER}`} variant={body ? "outline" : "primary"}>
              {t("show_price")}
            </Button>
          </div>
        </form>
        <div className="console-stack">
          <section id={OFFER} tabIndex={-1} className="console-card" aria-labelledby="caller-offer">
            <h2 id="caller-offer">{t("offer")}</h2>
            {offer.refusal && <p>{offer.refusal}</p>}
            {offer.quote && isInstant !== null && (
              <CallerOffer
                {...{ locale, isInstant, body, missing }}
                quote={offer.quote}
                others={offer.others}
                form={FORM}
              />
            )}
          </section>
          {chosen && <DayHours {...{ locale, query }} {...chosen} />}
        </div>
      </div>
    </ConsolePage>
  );
}
