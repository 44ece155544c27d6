import { BarChart } from "@/components/operate/figures/bar-chart";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** So many of a hundred answers took no longer. */
const SLOW_PERCENT = 90;

interface RequestCardProps {
  locale: Locale;
  figures: {
    requests: number;
    accepted: number;
    paid: number;
    instant: number;
    instantPaid: number;
    medianMinutes: number | null;
    slowMinutes: number | null;
  };
}

/** From the request to the payment, and how long its answer took. */
export async function RequestCard({ locale, figures }: RequestCardProps) {
  const t = await translatorOf(locale, "console_figures");
  const { requests, instant, medianMinutes, slowMinutes } = figures;
  const duration = (minutes: number | null) =>
    minutes === null
      ? t("no_answer")
      : t("duration", { hours: Math.floor(minutes / 60), minutes: Math.round(minutes) % 60 });
  const shareOf = (part: number, whole: number) =>
    whole > 0 ? t("percent", { value: Math.round((part / whole) * 1000) / 10 }) : "";
  const steps = [
    { name: "requests", value: requests, share: "" },
    { name: "accepted", value: figures.accepted, share: shareOf(figures.accepted, requests) },
    { name: "paid", value: figures.paid, share: shareOf(figures.paid, requests) },
    { name: "instant", value: instant, share: "" },
    { name: "instant_paid", value: figures.instantPaid, share: shareOf(figures.instantPaid, instant) },
  ] as const;
  return (
    <ConsoleCard title={t("requests_title")}>
      <div className="console-figures">
        <div className="console-charts">
          <BarChart
            title={t("requests_title")}
            description={t("chart_of", { title: t("requests_title") })}
            bars={steps.map(({ name, value }) => ({ label: t(`steps.${name}`), value, text: `${value}` }))}
          />
        </div>
        <div className="grid content-start gap-4">
          <ConsoleTable
            rows={steps}
            keyOf={({ name }) => name}
            columns={[
              { label: t("step"), cell: ({ name }) => t(`steps.${name}`) },
              { label: t("trips"), isAmount: true, cell: ({ value }) => value },
              { label: t("share"), isAmount: true, cell: ({ share }) => share },
            ]}
          />
          <dl className="console-facts">
            <div>
              <dt>{t("median")}</dt>
              <dd>{duration(medianMinutes)}</dd>
            </div>
            <div>
              <dt>{t("slow", { percent: SLOW_PERCENT })}</dt>
              <dd>{duration(slowMinutes)}</dd>
            </div>
          </dl>
        </div>
      </div>
      <Definitions texts={[t("meant.requests"), t("meant.instant"), t("meant.answer")]} />
    </ConsoleCard>
  );
}

interface CancellationCardProps {
  locale: Locale;
  cancellations: readonly { cause: "customer" | "owner" | "weather" | null; count: number }[];
}

/** Paid trips that were cancelled, by their cause. */
export async function CancellationCard({ locale, cancellations }: CancellationCardProps) {
  const t = await translatorOf(locale, "console_figures");
  const nameOf = (cause: CancellationCardProps["cancellations"][number]["cause"]) =>
    t(`causes.${cause ?? "unknown"}`);
  return (
    <ConsoleCard title={t("cancellations")}>
      <div className="console-figures">
        <div className="console-charts">
          <BarChart
            title={t("cancellations")}
            description={t("chart_of", { title: t("cancellations") })}
            bars={cancellations.map(({ cause, count }) => {
              return { label: nameOf(cause), value: count, text: `${count}` };
            })}
          />
        </div>
        <ConsoleTable
          rows={cancellations}
          keyOf={({ cause }) => cause ?? ""}
          columns={[
            { label: t("cause"), cell: ({ cause }) => nameOf(cause) },
            { label: t("trips"), isAmount: true, cell: ({ count }) => count },
          ]}
        />
      </div>
      <Definitions texts={[t("meant.cancellations")]} />
    </ConsoleCard>
  );
}

/** What each figure means, in a sentence. */
export function Definitions({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="console-meant">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
