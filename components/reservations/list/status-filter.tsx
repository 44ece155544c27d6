import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import type { ReservationPreset } from "@/components/reservations/list/preset-tabs";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { RESERVATION_STATUSES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";

interface StatusFilterProps {
  preset: ReservationPreset;
  reservations: readonly ReservationSummary[];
  current: ReservationStatus | null;
}

/** One link per status that occurs, and one to all of them; nothing where there is no choice. */
export function StatusFilter({ preset, reservations, current }: StatusFilterProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const occurring = RESERVATION_STATUSES.filter(
    (status) => status === current || reservations.some((one) => one.status === status),
  );
  if (occurring.length < 2 && current === null) return null;
  const options = [null, ...occurring];
  return (
    <nav aria-label={t("filter.title")} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {options.map((status) => (
          <li key={status ?? "all"}>
            <RouteLink
              to={preset}
              locale={locale}
              query={{ status }}
              aria-current={status === current ? "page" : undefined}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-white px-4 text-sm hover:border-sea aria-[current=page]:border-navy aria-[current=page]:bg-navy aria-[current=page]:text-white"
            >
              {status ? t(`status.${status}`) : t("filter.all")}
              <span className="tabular">
                {status ? reservations.filter((one) => one.status === status).length : reservations.length}
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
