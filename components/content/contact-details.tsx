import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";
import type { IconName } from "@/components/ui/icon/icon-names";

/** When somebody answers: `09:00`. */
export type HelpHours = Record<"opens" | "closes", string>;

interface ContactDetailsProps {
  phone: string | null;
  email: string | null;
  whatsapp: string | null;
  address: string | null;
  helpHours: HelpHours;
}

const LINK = "inline-flex min-h-7 items-center text-sea-dark hover:underline";

interface RowProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

function Row({ icon, label, children }: RowProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <dt className="contents">
        <span
          aria-hidden
          className="row-span-2 grid size-10 place-items-center rounded-full bg-sea-soft text-sea"
        >
          <Icon name={icon} />
        </span>
        <span className="text-muted text-sm">{label}</span>
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Every way to reach us that the settings name. */
export function ContactDetails({ phone, email, whatsapp, address, helpHours }: ContactDetailsProps) {
  const t = useTranslations("contact");
  return (
    <section aria-labelledby="details" className="rounded-card bg-sand p-5 sm:p-6">
      <h2 id="details" className="mb-4 text-lg">
        {t("details_title")}
      </h2>
      <dl className="grid gap-4">
        {phone && (
          <Row icon="phone" label={t("phone_label")}>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Row>
        )}
        {whatsapp && (
          <Row icon="message-circle" label={t("whatsapp_label")}>
            <a href={`https://wa.me/${whatsapp}`} rel="noopener" className={LINK}>
              {t("whatsapp_action")}
            </a>
          </Row>
        )}
        {email && (
          <Row icon="mail" label={t("email_label")}>
            <a href={`mailto:${email}`} className={LINK}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Row>
        )}
        {address && (
          <Row icon="map-pin" label={t("address_label")}>
            <address className="not-italic">{address}</address>
          </Row>
        )}
        <Row icon="clock" label={t("hours_label")}>
          {t("hours", helpHours)}
        </Row>
      </dl>
    </section>
  );
}
