import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";

export type ReservationPreset = "requests" | "reservations";

interface PresetTabsProps {
  preset: ReservationPreset;
  counts: Record<ReservationPreset, number>;
}

/** One screen, two entries: requests and reservations, each at its own address. */
export function PresetTabs({ preset, counts }: PresetTabsProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  return (
    <nav aria-label={t("presets")} className="mb-6 flex gap-1 border-line border-b">
      {(["requests", "reservations"] as const).map((name) => (
        <RouteLink
          key={name}
          to={name}
          locale={locale}
          aria-current={name === preset ? "page" : undefined}
          className="-mb-px inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-2 font-semibold text-muted hover:text-navy min-[25rem]:px-4 aria-[current=page]:border-sea aria-[current=page]:text-navy"
        >
          {t(`preset_${name}`)}
          <span className="tabular rounded-full bg-sand px-2 text-sm">{counts[name]}</span>
        </RouteLink>
      ))}
    </nav>
  );
}
