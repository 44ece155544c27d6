import { sql } from "drizzle-orm";
import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import type { BookingKind, Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import { leftToRight } from "@/lib/i18n/left-to-right";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/platform/db/pool";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { refundFacts } from "@/lib/server/talk/mail/facts/refund-facts";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

interface MailedRefund {
  kind: BookingKind;
  bookingId: string;
  number: string;
  /** The name of the boat or of the service. */
  what: string;
  name: string;
  email: string | null;
  locale: Locale;
  amountMinor: number;
  currency: Currency;
  note: string | null;
  createdAt: string;
}

/** Mails the customer what the operator refunds and why. Nothing is sent once the account is deleted. */
export async function sendRefundMail({ refundIds }: JobPayloads["tell_refund"]): Promise<void> {
  const refund = await findRefund(refundIds);
  if (!refund?.email) return;
  const { kind, bookingId: id, locale, note } = refund;
  const t = await mailTexts(locale);
  const amount = leftToRight(formatMoney(refund.amountMinor, refund.currency), locale);
  const values = {
    number: leftToRight(refund.number, locale),
    what: refund.what,
    amount,
    days: REFUND_DAYS,
  };
  const page = kind === "order" ? "myService" : "reservation";
  await sendMail({
    key: `refund:${refundIds[0]}`,
    to: refund.email,
    locale,
    content: {
      subject: t("refund.subject", values),
      paragraphs: [t("hello", { name: refund.name }), t("refund.body", values)],
      facts: [
        { label: t("facts.number"), value: values.number },
        ...refundFacts(t, amount, [refund], locale),
        ...(note ? [{ label: t("facts.reason"), value: note }] : []),
      ],
      button: {
        label: kind === "order" ? t("order_buttons.mine") : t("buttons.mine"),
        href: absoluteUrl(pathFor(page, locale, { id }, { lang: locale })),
      },
    },
  });
}

async function findRefund(refundIds: readonly string[]): Promise<MailedRefund | undefined> {
  const { rows } = await getDb().execute<{ refund: MailedRefund }>(sql`
    select json_build_object('kind', case when r.id is not null then 'reservation' else 'order' end,
      'bookingId', coalesce(r.id, o.id), 'number', coalesce(r.number, o.number),
      'what', coalesce(o.service_name->>o.locale, o.service_name->>${DEFAULT_LOCALE}, (select t.name from boat_texts t
        where t.boat_id = r.boat_id and t.locale in (r.locale, ${DEFAULT_LOCALE}) order by t.locale = r.locale desc limit 1)),
      'name', coalesce(o.customer_name, u.name), 'email', coalesce(o.email, u.email),
      'locale', coalesce(r.locale, o.locale), 'amountMinor', sum(f.amount_minor), 'currency', f.currency,
      'note', min(f.note), 'createdAt', min(f.created_at)) as refund
    from refunds f join payments p on p.id = f.payment_id join users u on u.id = p.user_id
    left join reservations r on r.id = p.reservation_id left join service_orders o on o.id = p.service_order_id
    where f.id in ${refundIds}
    group by r.id, o.id, u.id, f.currency`);
  return rows[0]?.refund;
}
