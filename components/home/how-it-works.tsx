import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";

const STEPS = [
  { key: "search", icon: "search" },
  { key: "book", icon: "calendar-check" },
  { key: "sail", icon: "sailboat" },
] as const;
const POINTS = ["vat", "split", "refund"] as const;

/** Three steps to the sea, and what the price promises. */
export function HowItWorks() {
  const t = useTranslations("home");
  return (
    <div className="grid gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-14">
      <ol className="grid content-start gap-8 sm:grid-cols-3 sm:gap-6 lg:pt-8">
        {STEPS.map(({ key, icon }, index) => (
          <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4 sm:block">
            <span className="relative grid size-14 place-items-center rounded-full bg-sea-soft text-sea-dark">
              <Icon name={icon} size={26} />
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
        <Icon name="shield-check" size={32} />
        <h3 className="mt-3 text-white text-xl">{t("promise.title")}</h3>
        <p className="mt-1 text-white/90">{t("promise.text")}</p>
        <ul className="mt-5 grid gap-3">
          {POINTS.map((key) => (
            <li key={key} className="flex gap-3">
              <Icon name="check" className="mt-1 shrink-0" />
              {t(`promise.points.${key}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
