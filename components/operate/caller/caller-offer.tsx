import type { ReactNode } from "react";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { BookButton } from "@/components/operate/caller/book-button";
import { Facts } from "@/components/operate/reservation/facts";
import { buttonClass } from "@/components/ui/button-class";
import { Select } from "@/components/ui/fields/select";
import { Notice } from "@/components/ui/notice";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import type { CallerBody, CallerQuery } from "@/lib/contracts/console/caller-query";
import { CALLER_HOLD_CHOICES } from "@/lib/domain/reservations/plan-deadline";
import { LINK_WAYS } from "@/lib/domain/shared/vocabulary";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface CallerTermsProps {
  locale: Locale;
  query: CallerQuery;
  /** Null while no boat is chosen. */
  isInstant: boolean | null;
}

/** For how long the boat is held, and how the link to pay reaches the customer. Part of the one form. */
export async function CallerTerms({ locale, query, isInstant }: CallerTermsProps) {
  const t = await translatorOf(locale, "console_caller");
  return (
    <section className="console-card" aria-labelledby="caller-terms">
      <h2 id="caller-terms">{t("terms")}</h2>
      <div className="console-row">
        <Select
          id="caller-hold"
          name="hold"
          label={t("hold")}
          hint={t(isInstant === false ? "hold_request" : "hold_hint")}
          defaultValue={query.hold}
        >
          {CALLER_HOLD_CHOICES.map((hours) => (
            <option key={hours} value={hours}>
              {hours < 48 ? t("hours", { count: hours }) : t("days", { count: hours / 24 })}
            </option>
          ))}
        </Select>
        {isInstant !== false && (
          <Select
            id="caller-link"
            name="link"
            label={t("link")}
            hint={t("link_hint")}
            defaultValue={query.link}
          >
            {LINK_WAYS.map((way) => (
              <option key={way} value={way}>
                {t(`ways.${way}`)}
              </option>
            ))}
            <option value="none">{t("ways.none")}</option>
          </Select>
        )}
      </div>
    </section>
  );
}

interface CallerOfferProps {
  locale: Locale;
  quote: QuoteResponse;
  /** The same trip at other times, with the addresses of this page that hold it. */
  others: readonly { time: string; address: Record<string, string> }[];
  isInstant: boolean;
  /** What is sent; null while somebody or something is missing, which `missing` says. */
  body: CallerBody | null;
  missing: string | null;
  /** The id of the form whose answers these are. */
  form: string;
}

/** What the site would ask anybody for the trip, and the button that books it. */
export async function CallerOffer({
  locale,
  quote,
  others,
  isInstant,
  body,
  missing,
  form,
}: CallerOfferProps) {
  const t = await translatorOf(locale, "console_caller");
  const money = (minor: number) => formatMoney(minor, quote.currency);
  const amounts = (rows: readonly (readonly [string, number])[]): [string, ReactNode][] =>
    rows.map(([label, minor]) => [label, <bdi key={label}>{money(minor)}</bdi>]);
  const time = (at: string) => formatTripTime(at, locale, "brief");
  return (
    <>
      {quote.adjusted_date && (
        <Notice tone="warning">
          {t("adjusted", { day: formatDay(quote.adjusted_date, locale, "brief") })}
        </Notice>
      )}
      <p className="font-semibold">
        {time(quote.start_date)} – {time(quote.end_date)}
      </p>
      <dl className="caller-sum">
        {amounts([
          ...quote.lines.map(
            ({ label, quantity, amount }) =>
              [quantity > 1 ? `${label} × ${quantity}` : label, amount] as const,
          ),
          [t("total"), quote.total_price],
          [t("prepayment"), quote.prepayment],
          [t("remaining"), quote.remaining],
        ]).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {quote.possible.length > 0 && (
        <details>
          <summary className="console-summary">{t("possible")}</summary>
          <Facts facts={amounts(quote.possible.map(({ label, amount }) => [label, amount]))} />
        </details>
      )}
      {quote.available ? (
        <Notice tone={isInstant ? "success" : "waiting"}>{t(isInstant ? "free" : "free_request")}</Notice>
      ) : (
        <>
          <Notice tone="danger">{t("taken")}</Notice>
          <OtherTimes {...{ locale, others }} />
        </>
      )}
      {missing && quote.available && <p>{missing}</p>}
      {body && (
        <IslandMessages locale={locale} nouns={["console", "console_caller", "validation"]}>
          <BookButton form={form} body={body} />
        </IslandMessages>
      )}
    </>
  );
}

async function OtherTimes({ locale, others }: Pick<CallerOfferProps, "locale" | "others">) {
  const t = await translatorOf(locale, "console_caller");
  if (others.length === 0) return null;
  return (
    <nav aria-label={t("other_times")} className="grid gap-2">
      <p>{t("other_times")}</p>
      <div className="console-actions">
        {others.map(({ time, address }) => (
          <RouteLink
            key={time}
            to="consoleCaller"
            locale={locale}
            query={address}
            className={buttonClass({ variant: "outline", size: "small" })}
          >
            {formatTripTime(time, locale, "brief")}
          </RouteLink>
        ))}
      </div>
    </nav>
  );
}
