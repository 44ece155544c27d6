import { useTranslations } from "next-intl";
import type { HelpHours } from "@/components/content/contact-details";
import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import type { Locale } from "@/lib/i18n/locales";

interface HelpCallProps {
  locale: Locale;
  phone: string | null;
  whatsapp: string | null;
  helpHours: HelpHours;
}

/** For a question that no page answers. */
export function HelpCall({ locale, phone, whatsapp, helpHours }: HelpCallProps) {
  const t = useTranslations();
  return (
    <aside aria-labelledby="ask" className="rounded-card bg-sea-soft p-6">
      <h2 id="ask" className="text-lg">
        {t("faq.ask_title")}
      </h2>
      <p className="mt-1 text-sm">{t("faq.ask_text", helpHours)}</p>
      <div className="mt-4 grid gap-2">
        <RouteLink to="contact" locale={locale} className={buttonClass({ variant: "secondary" })}>
          {t("faq.ask_action")}
        </RouteLink>
        {whatsapp && (
          <a
            href={`https://wa.me/${whatsapp}`}
            rel="noopener"
            className={buttonClass({ variant: "outline" })}
          >
            <Icon name="message-circle" />
            {t("contact.whatsapp_action")}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={buttonClass({ variant: "outline" })}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </div>
    </aside>
  );
}
