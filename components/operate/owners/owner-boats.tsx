import { RouteLink } from "@/components/layout/route-link";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { BOAT_STATUSES } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Boat {
  code: string;
  name: string;
  status: (typeof BOAT_STATUSES)[number];
  port: string;
  stop: "owner" | "paper" | null;
  trips: number;
}

/** The boats of an owner, and why one takes no new bookings. */
export async function OwnerBoats({ locale, boats }: { locale: Locale; boats: readonly Boat[] }) {
  const [t, own] = await Promise.all([
    translatorOf(locale, "console_owners"),
    translatorOf(locale, "console_boats"),
  ]);
  if (boats.length === 0) return <p>{t("no_boats")}</p>;
  return (
    <ConsoleTable
      rows={boats}
      keyOf={({ code }) => code}
      columns={[
        {
          label: own("code"),
          isNumber: true,
          cell: ({ code }) => (
            <RouteLink to="consoleBoat" params={{ code }} locale={locale} className="text-sea underline">
              <bdi>{code}</bdi>
            </RouteLink>
          ),
        },
        { label: own("name"), cell: ({ name }) => <bdi className="font-semibold">{name}</bdi> },
        { label: own("port"), cell: ({ port }) => port },
        {
          label: own("status_label"),
          cell: ({ status, stop }) => (
            <>
              <span className={`boats-status boats-${status}`}>{own(`status.${status}`)}</span>
              {stop && <span className="text-muted"> {t(`stop.${stop}`)}</span>}
            </>
          ),
        },
        { label: t("coming_trips"), isAmount: true, cell: ({ trips }) => trips },
      ]}
    />
  );
}
