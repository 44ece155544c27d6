import type { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import {
  COMPARED_FACTS,
  type ComparedBoat,
  type ComparedFact,
  compareFact,
} from "@/lib/domain/boats/compared-boat";
import { freeUntil, POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatNumber } from "@/lib/i18n/format-number";
import { fromEnding } from "@/lib/i18n/from-ending";
import type { Locale } from "@/lib/i18n/locales";

export type CompareTexts = {
  t: ReturnType<typeof useTranslations<"compare">>;
  tBoats: ReturnType<typeof useTranslations<"boats">>;
  locale: Locale;
};

export interface CompareRow {
  fact: ComparedFact;
  label: string;
  differs: boolean;
  cells: readonly { boatId: number; content: ReactNode; best: string | null }[];
}

/** The rows of the comparison table, one for each fact. */
export function compareRows(boats: readonly ComparedBoat[], texts: CompareTexts, now: Date): CompareRow[] {
  const { t } = texts;
  return COMPARED_FACTS.map((fact) => {
    const { differs, best } = compareFact(fact, boats);
    return {
      fact,
      label: t(`fact.${fact}`),
      differs,
      cells: boats.map((boat) => ({
        boatId: boat.id,
        content: contentOf(fact, boat, texts, now),
        best: best.has(boat.id) ? t(fact === "rating" ? "highest" : "lowest") : null,
      })),
    };
  });
}

function contentOf(fact: ComparedFact, boat: ComparedBoat, texts: CompareTexts, now: Date): ReactNode {
  const { tBoats, locale } = texts;
  switch (fact) {
    case "total":
      return <Total boat={boat} texts={texts} />;
    case "per_person": {
      const quote = boat.offer?.quote;
      return quote ? (
        <Ltr>{formatMoney(Math.round(quote.totalMinor / quote.personCount), quote.currency)}</Ltr>
      ) : (
        <Unknown texts={texts} />
      );
    }
    case "shade":
      return <YesNo yes={boat.shade} texts={texts} />;
    case "swim_tour":
      return <YesNo yes={boat.swimTour} texts={texts} />;
    case "instant":
      return <YesNo yes={boat.instant} texts={texts} />;
    case "policy":
      return policyText(boat, texts, now);
    case "rating":
      if (boat.rating === null) return tBoats("new_boat");
      return (
        <span className="icon-line">
          <Icon name="star" size={16} className="icon-star" />
          {`${formatNumber(boat.rating, locale)} (${boat.reviewCount})`}
        </span>
      );
    default:
      return formatNumber(boat[fact], locale);
  }
}

function Total({
  boat: { offer, from, currency },
  texts: { tBoats, locale },
}: {
  boat: ComparedBoat;
  texts: CompareTexts;
}) {
  if (offer?.quote)
    return (
      <strong className="compare-total">
        <Ltr>{formatMoney(offer.quote.totalMinor, currency)}</Ltr>
      </strong>
    );
  if (offer)
    return (
      <strong className="icon-line text-danger">
        <Icon name="circle-x" size={16} />
        {tBoats(`trip_state.${offer.state}`)}
      </strong>
    );
  if (!from) return tBoats("ask_price");
  // Amounts keep their order in right-to-left text.
  return tBoats(`price.${from.kind}`, {
    amount: `\u2066${formatMoney(from.amount, currency)}\u2069${fromEnding(from.amount, locale)}`,
  });
}

function Unknown({ texts: { t } }: { texts: CompareTexts }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{t("unknown")}</span>
    </>
  );
}

function YesNo({ yes, texts: { t } }: { yes: boolean; texts: CompareTexts }) {
  return (
    <span className="icon-line">
      <Icon name={yes ? "circle-check" : "minus"} size={18} className={yes ? "text-success" : "text-muted"} />
      {t(yes ? "yes" : "no")}
    </span>
  );
}

/** The moment until which cancelling is free, or the policy of any trip. */
function policyText({ policy, offer }: ComparedBoat, { t, locale }: CompareTexts, now: Date): string {
  const quote = offer?.quote;
  const [first] = POLICY_STEPS[policy];
  if (first.percent < 100) return t("never_free");
  if (!quote) return t("free_days", { days: first.daysBefore });
  const until = freeUntil(policy, toInstant(quote.startsAt));
  return until && until > now
    ? t("free_until", { date: formatInstant(until, locale, "short") })
    : t("free_over");
}
