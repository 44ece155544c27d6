import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";

interface BoardingSectionProps {
  number: string;
  checkCode: string;
  /** Meeting point, contact, and the amount to pay on board. */
  facts: ReactNode;
  /** Addresses of the card and of the calendar file. */
  card: string;
  calendar: string;
  /** The QR code as the address of a picture. */
  qr: string;
  /** Whether the trip is near: the code to show stands open then. */
  near: boolean;
  /** The meeting point on a map, with the way there. */
  map: ReactNode;
  /** The way to keep the card without a connection. */
  children: ReactNode;
}

/** What the customer needs on the quay: the code to show, where to go, the number to call, what is still to pay. */
export function BoardingSection(props: BoardingSectionProps) {
  const { number, checkCode, facts, card, calendar, qr, near, map, children } = props;
  const t = useTranslations("boarding");
  const code = (
    <img src={qr} alt={t("qr_alt")} width={176} height={176} className="mx-auto size-44 shrink-0 sm:mx-0" />
  );
  return (
    <section
      id="boarding"
      aria-labelledby="boarding-title"
      className="rounded-card border-2 border-sea bg-white"
    >
      <div className="flex flex-wrap items-center gap-5 p-5 md:p-6">
        {near && code}
        <div className="min-w-0 grow basis-60">
          <h2 id="boarding-title" className="text-lg">
            {t("title")}
          </h2>
          <p>{t("intro")}</p>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
            {(
              [
                ["number", number],
                ["check_code", checkCode],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt className="text-muted text-sm">{t(label)}</dt>
                <dd className="tabular font-bold text-lg text-navy">
                  <Ltr>{value}</Ltr>
                </dd>
              </div>
            ))}
          </dl>
          {near ? (
            <p className="mt-2 text-muted text-sm">{t("qr_note")}</p>
          ) : (
            <details className="mt-3">
              <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
                {t("qr")}
              </summary>
              <div className="mt-3 grid justify-items-start gap-2">
                {code}
                <p className="text-muted text-sm">{t("qr_note")}</p>
              </div>
            </details>
          )}
        </div>
      </div>
      {facts}
      <div className="grid gap-4 p-5 md:p-6">
        <div className="max-w-2xl">{map}</div>
        <p className="flex flex-wrap gap-3">
          <a href={card} className={buttonClass()}>
            <Icon name="ticket" />
            {t("open")}
          </a>
          <a href={calendar} className={buttonClass({ variant: "outline" })}>
            <Icon name="calendar-plus" />
            {t("calendar")}
          </a>
          <a href={card} download={`${number}.html`} className={buttonClass({ variant: "outline" })}>
            <Icon name="download" />
            {t("save")}
          </a>
        </p>
        {children}
      </div>
    </section>
  );
}

interface BoardingFactsProps {
  place: string;
  meetingPoint: string | null;
  /** Shown at the marina's gate; absent until a boat is chosen. */
  boatCode?: string;
  captain: string | null;
  phone: string | null;
  /** Says that the contact is shown later; absent once it is known. */
  contactLater?: string;
  remaining: number;
  currency: Currency;
  /** Accepted on board, as people read them. */
  methods: string;
}

/** The three facts of the quay. */
export function BoardingFacts(props: BoardingFactsProps) {
  const { place, meetingPoint, boatCode, captain, phone, contactLater, remaining, currency, methods } = props;
  const t = useTranslations("boarding");
  const link =
    "inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea-dark underline underline-offset-4";
  return (
    <dl className="grid gap-x-6 gap-y-4 border-line border-y bg-sea-soft p-5 sm:grid-cols-3 md:px-6">
      <div>
        <dt className="text-muted text-sm">{t("meeting_point")}</dt>
        <dd className="font-semibold">{place}</dd>
        {meetingPoint && <dd className="text-sm">{meetingPoint}</dd>}
        {boatCode && (
          <dd className="text-sm">
            {t("boat_code")} <Ltr>{boatCode}</Ltr>
          </dd>
        )}
      </div>
      <div>
        <dt className="text-muted text-sm">{t(captain ? "captain" : "phone")}</dt>
        {captain && (
          <dd className="font-semibold">
            <bdi>{captain}</bdi>
          </dd>
        )}
        {phone && (
          <dd>
            <a href={`tel:${phone}`} className={link}>
              <Icon name="phone" size={16} />
              <Ltr>{phoneOnOneLine(phone)}</Ltr>
            </a>
          </dd>
        )}
        {!captain && !phone && contactLater && <dd className="text-sm">{contactLater}</dd>}
      </div>
      <div>
        <dt className="text-muted text-sm">{t("remaining")}</dt>
        <dd className="font-bold text-lg text-navy">
          <Ltr>{formatMoney(remaining, currency)}</Ltr>
        </dd>
        <dd className="text-sm">{remaining === 0 ? t("remaining_none") : t("methods", { methods })}</dd>
      </div>
    </dl>
  );
}
