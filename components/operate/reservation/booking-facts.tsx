import { CustomerLink } from "@/components/operate/frame/customer-link";
import { PhoneLink } from "@/components/operate/frame/phone-link";
import { Facts } from "@/components/operate/reservation/facts";
import type { ChangeStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Sheet {
  status: ReservationStatus;
  expiresAt: Date | null;
  createdAt: Date;
  noShowAt: Date | null;
  boatCode: string;
  boatName: string;
  ownerName: string;
  ownerPhone: string | null;
  startsAt: Date;
  endsAt: Date;
  personCount: number;
  customerId: string;
  customerName: string;
  customerEmail: string | null;
  customerPhone: string | null;
  note: string | null;
  invoiceTitle: string | null;
  invoiceTaxOffice: string | null;
  invoiceTaxNumber: string | null;
  changeStatus: ChangeStatus | null;
  changeUntil: Date | null;
}

interface BookingFactsProps {
  locale: Locale;
  role: StaffRole;
  sheet: Sheet;
}

/** What was booked, by whom, on whose boat. */
export async function BookingFacts({ locale, role, sheet }: BookingFactsProps) {
  const [t, reservations] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "reservations"),
  ]);
  const at = (instant: Date) => formatInstant(instant, locale, "brief");
  const name = (text: string) => <bdi>{showField(role, "field.name", text)}</bdi>;
  const until = (instant: Date | null) => (instant ? ` · ${t("today.until", { time: at(instant) })}` : "");
  return (
    <Facts
      facts={[
        [t("find.status"), reservations(`status.${sheet.status}`) + until(sheet.expiresAt)],
        [
          t("today.kinds.change"),
          sheet.changeStatus && t(`reservation.change.${sheet.changeStatus}`) + until(sheet.changeUntil),
        ],
        [t("reservation.no_show"), sheet.noShowAt && at(sheet.noShowAt)],
        [t("reservation.trip"), `${at(sheet.startsAt)} – ${at(sheet.endsAt)}`],
        [t("today.persons"), sheet.personCount],
        [t("find.boat"), <bdi key="boat">{`${sheet.boatName} · ${sheet.boatCode}`}</bdi>],
        [t("find.owner"), name(sheet.ownerName)],
        [
          t("reservation.owner_phone"),
          <PhoneLink key="of" {...{ locale, role }} number={sheet.ownerPhone} />,
        ],
        [
          t("find.customer"),
          <CustomerLink key="of" {...{ locale, role }} id={sheet.customerId} name={sheet.customerName} />,
        ],
        [t("find.telephone"), <PhoneLink key="of" {...{ locale, role }} number={sheet.customerPhone} />],
        [
          t("find.email"),
          sheet.customerEmail && <bdi>{showField(role, "field.email", sheet.customerEmail)}</bdi>,
        ],
        [t("reservation.made"), at(sheet.createdAt)],
        [t("reservation.note"), may(role, "field.name") && sheet.note && name(sheet.note)],
        [t("reservation.invoice"), sheet.invoiceTitle && name(sheet.invoiceTitle)],
        [t("reservation.tax_office"), sheet.invoiceTaxOffice],
        [
          t("reservation.tax_number"),
          sheet.invoiceTaxNumber && <bdi>{showField(role, "field.identity", sheet.invoiceTaxNumber)}</bdi>,
        ],
      ]}
    />
  );
}
