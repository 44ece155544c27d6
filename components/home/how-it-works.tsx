import { CalendarCheck, Check, Sailboat, Search, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";

const STEPS = [
  { key: "search", Icon: Search },
  { key: "book", Icon: CalendarCheck },
  { key: "sail", Icon: Sailboat },
] as const;
const POINTS = ["vat", "split", "refund"] as const;

/** Three steps to the sea, and what the price promises. */
export function HowItWorks() {
  const t = useTranslations("home");
  return (
    <div className="grid gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-14">
      <ol className="grid content-start gap-8 sm:grid-cols-3 sm:gap-6 lg:pt-8">
        {STEPS.map(({ key, Icon }, index) => (
          <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4 sm:block">
            <span className="relative grid size-14 place-items-center rounded-full bg-sea-soft text-sea-dark">
              <Icon aria-hidden size={26} />
              <span className="tabular absolute -end-1 -top-1 grid size-6 place-items-center rounded-full bg-navy font-bold text-white text-xs">
                {index + 1}
              </span>
            </span>
            <div className="sm:mt-4">
              <h3 className="text-lg">{t(`how.steps.${key}.title`)}</h3>
              <p className="text-muted">{t(`how.steps.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="rounded-card bg-navy p-6 text-white md:p-8">
        <ShieldCheck aria-hidden size={32} />
        <h3 className="mt-3 text-white text-xl">{t("promise.title")}</h3>
        <p className="mt-1 text-white/90">{t("promise.text")}</p>
        <ul className="mt-5 grid gap-3">
          {POINTS.map((key) => (
            <li key={key} className="flex gap-3">
              <Check aria-hidden size={20} className="mt-1 shrink-0" />
              {t(`promise.points.${key}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
