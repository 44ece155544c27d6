import { CustomerLink } from "@/components/operate/frame/customer-link";
import { PhoneLink } from "@/components/operate/frame/phone-link";
import { Facts } from "@/components/operate/reservation/facts";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Sheet {
  status: OrderStatus;
  expiresAt: Date | null;
  createdAt: Date;
  day: string;
  startsAt: Date | null;
  endsAt: Date | null;
  service: string;
  package: string;
  boatCode: string | null;
  ownerName: string | null;
  ownerPhone: string | null;
  place: string | null;
  personCount: number | null;
  customerId: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  note: string | null;
  invoiceTitle: string | null;
  invoiceTaxOffice: string | null;
  invoiceTaxNumber: string | null;
}

/** What was ordered, by whom, on whose boat. */
export async function OrderFacts({ locale, role, sheet }: { locale: Locale; role: StaffRole; sheet: Sheet }) {
  const [t, orders] = await Promise.all([translatorOf(locale, "console"), translatorOf(locale, "orders")]);
  const at = (instant: Date) => formatInstant(instant, locale, "brief");
  const name = (text: string | null) => text && <bdi>{showField(role, "field.name", text)}</bdi>;
  const until = sheet.expiresAt ? ` · ${t("today.until", { time: at(sheet.expiresAt) })}` : "";
  const phone = (number: string | null) => number && <PhoneLink {...{ locale, role, number }} />;
  return (
    <Facts
      facts={[
        [t("find.status"), orders(`status.${sheet.status}`) + until],
        [t("reservation.service"), `${sheet.service}, ${sheet.package}`],
        [
          t("find.start"),
          sheet.startsAt && sheet.endsAt
            ? `${at(sheet.startsAt)} – ${at(sheet.endsAt)}`
            : formatDay(sheet.day, locale, "brief"),
        ],
        [t("today.persons"), sheet.personCount],
        [t("reservation.place"), sheet.place],
        [t("find.boat"), sheet.boatCode && <bdi>{sheet.boatCode}</bdi>],
        [t("find.owner"), name(sheet.ownerName)],
        [t("reservation.owner_phone"), phone(sheet.ownerPhone)],
        [
          t("find.customer"),
          <CustomerLink key="of" {...{ locale, role }} id={sheet.customerId} name={sheet.customerName} />,
        ],
        [t("find.telephone"), phone(sheet.customerPhone)],
        [t("find.email"), <bdi key="email">{showField(role, "field.email", sheet.customerEmail)}</bdi>],
        [t("reservation.made"), at(sheet.createdAt)],
        [t("reservation.note"), may(role, "field.name") && name(sheet.note)],
        [t("reservation.invoice"), name(sheet.invoiceTitle)],
        [t("reservation.tax_office"), sheet.invoiceTaxOffice],
        [
          t("reservation.tax_number"),
          sheet.invoiceTaxNumber && <bdi>{showField(role, "field.identity", sheet.invoiceTaxNumber)}</bdi>,
        ],
      ]}
    />
  );
}
