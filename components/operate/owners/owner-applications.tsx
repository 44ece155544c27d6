import { RouteLink } from "@/components/layout/route-link";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Application {
  id: string;
  boatName: string;
  type: string;
  port: string;
  lengthCm: number;
  personCount: number;
  note: string | null;
  boatCode: string | null;
  createdAt: Date;
}

interface OwnerApplicationsProps {
  locale: Locale;
  applications: readonly Application[];
}

/** The boats that somebody has applied with. */
export async function OwnerApplications({ locale, applications }: OwnerApplicationsProps) {
  const [t, boats] = await Promise.all([
    translatorOf(locale, "console_owners"),
    translatorOf(locale, "console_boats"),
  ]);
  const metres = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <ConsoleTable
      rows={applications}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t("handed_in"),
          isNumber: true,
          cell: ({ createdAt }) => formatInstant(createdAt, locale, "brief"),
        },
        { label: boats("name"), cell: ({ boatName }) => <bdi className="font-semibold">{boatName}</bdi> },
        { label: boats("type"), cell: ({ type }) => type },
        { label: boats("port"), cell: ({ port }) => port },
        {
          label: boats("field.length_m"),
          isAmount: true,
          cell: ({ lengthCm }) => metres.format(lengthCm / 100),
        },
        {
          label: boats("field.cruising_capacity"),
          isAmount: true,
          cell: ({ personCount }) => personCount,
        },
        { label: t("note"), cell: ({ note }) => note && <bdi>{note}</bdi> },
        {
          label: t("draft"),
          isNumber: true,
          cell: ({ boatCode }) =>
            boatCode && (
              <RouteLink
                to="consoleBoat"
                params={{ code: boatCode }}
                locale={locale}
                className="text-sea underline"
              >
                <bdi>{boatCode}</bdi>
              </RouteLink>
            ),
        },
      ]}
    />
  );
}
