import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";

interface HelpPanelsProps {
  /** Of the help topic, each with its place on the page of questions. */
  questions: readonly { question: string; href: string }[];
  phone: string | null;
  whatsapp: string | null;
  /** When somebody answers: `09:00`. */
  helpHours: { opens: string; closes: string };
  /** Where owners are received; the panel is left out without it. */
  ownerHref: string | null;
}

/** Help for guests, and the call to boat owners. */
export function HelpPanels({ questions, phone, whatsapp, helpHours, ownerHref }: HelpPanelsProps) {
  const t = useTranslations("home");
  return (
    <div className={ownerHref ? "grid gap-5 md:grid-cols-2" : undefined}>
      <section aria-labelledby="help" className="rounded-card bg-sea-soft p-6 md:p-10">
        <h2 id="help" className="text-2xl md:text-section">
          {t("help.title")}
        </h2>
        <p className="mt-2 max-w-md">{t("help.text", helpHours)}</p>
        {questions.length > 0 && (
          <ul className="mt-4 grid gap-1">
            {questions.map(({ question, href }) => (
              <li key={href}>
                <SiteLink
                  href={href}
                  className="inline-flex min-h-7 items-center text-sea-dark underline underline-offset-4"
                >
                  {question}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {phone && (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, "")}`}
              className={buttonClass({ variant: "secondary" })}
              aria-label={`${t("help.phone")}: ${phone}`}
            >
              <Icon name="phone" />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {whatsapp && (
            <a
              href={`https://wa.me/${whatsapp}`}
              rel="noopener"
              className={buttonClass({ variant: "outline" })}
            >
              <Icon name="message-circle" />
              {t("help.whatsapp")}
            </a>
          )}
        </div>
      </section>
      {ownerHref && (
        <section aria-labelledby="owners" className="rounded-card bg-navy p-6 text-white md:p-10">
          <h2 id="owners" className="text-2xl md:text-section text-white">
            {t("owner.title")}
          </h2>
          <p className="mt-2 max-w-md text-white/90">{t("owner.text")}</p>
          <SiteLink
            href={ownerHref}
            className="mt-6 inline-flex min-h-11 items-center rounded-field bg-white px-5 font-semibold text-navy hover:bg-sea-soft"
          >
            {t("owner.action")}
          </SiteLink>
        </section>
      )}
    </div>
  );
}
