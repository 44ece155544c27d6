import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import { NO_TRIP_REASONS, type NoTripReason } from "@/lib/domain/search/why-no-trip";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** What a search asks of a boat, in the order of the page. */
const CONDITIONS = [
  "published",
  "persons",
  "berths",
  "port",
  "area",
  "city",
  "box",
  "rating",
  "fast_app",
  "types",
  "facilities",
  "rules",
  "kinds",
  "offer",
  "price",
] as const;

interface BoatAnswerProps {
  locale: Locale;
  code: string;
  explained: {
    isFound: boolean;
    conditions: readonly { name: (typeof CONDITIONS)[number]; holds: boolean }[];
    noTrip: NoTripReason | null;
  };
}

/** Whether a search finds a boat, condition by condition. */
export async function BoatAnswer({ locale, code, explained }: BoatAnswerProps) {
  const t = await translatorOf(locale, "console_boat_search");
  const { isFound, conditions, noTrip } = explained;
  return (
    <ConsoleCard title={isFound ? t("found", { code }) : t("not_found", { code })}>
      <ConsoleTable
        rows={conditions}
        keyOf={({ name }) => name}
        columns={[
          { label: t("condition_label"), cell: ({ name }) => t(`condition.${name}`) },
          {
            label: t("answer"),
            cell: ({ holds }) => (
              <span className={`boats-status ${holds ? "boats-published" : "boats-fails"}`}>
                {t(holds ? "holds" : "fails")}
              </span>
            ),
          },
          {
            label: t("because"),
            cell: ({ name }) =>
              name === "offer" && noTrip
                ? t(`reason.${NO_TRIP_REASONS.find((one) => one === noTrip) ?? "hours"}`)
                : null,
          },
        ]}
      />
    </ConsoleCard>
  );
}
