import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { BookingMail } from "@/lib/domain/shared/booking-mails";
import type {
  ActorKind,
  ChangeStatus,
  Currency,
  PaymentState,
  RefundState,
} from "@/lib/domain/shared/vocabulary";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

type Event = "create" | "accept" | "decline" | "pay" | "cancel" | "change" | "expire" | "come" | "complete";

type Step = (
  | { kind: "event"; name: Event }
  | { kind: "payment"; name: PaymentState }
  | { kind: "refund"; name: RefundState }
  | { kind: "mail"; name: BookingMail }
  | { kind: "noted"; name: "trip_no_show" | "trip_came" | "trip_moved" }
  | { kind: "change_asked" | "change_ended"; name: ChangeStatus }
) & {
  at: Date;
  actor: ActorKind | null;
  staffName: string | null;
  reason: string | null;
  note: string | null;
  amountMinor: number | null;
  currency: Currency;
  startsAt: Date | null;
};

interface TimelineProps {
  locale: Locale;
  role: StaffRole;
  steps: readonly Step[];
  /** The mails that a server has taken. */
  mails: readonly { name: BookingMail; at: Date }[];
}

/** A mail has an instant and a name. */
const NOTHING_MORE = {
  actor: null,
  staffName: null,
  reason: null,
  note: null,
  amountMinor: null,
  currency: "TRY",
  startsAt: null,
} as const;

/** The reasons that the site gives itself. */
const REASONS = [
  "rival_accepted",
  "paid_too_late",
  "cancelled_by_customer",
  "cancelled_by_owner",
  "weather",
  "operator",
  "trip_changed",
] as const;

/** What happened to a booking, in order: statuses, payments, refunds and changes. */
export async function Timeline({ locale, role, steps, mails }: TimelineProps) {
  const t = await translatorOf(locale, "console");
  const sent = mails.map((mail): Step => ({ ...NOTHING_MORE, kind: "mail", ...mail }));
  const rows = [...steps, ...sent].sort((a, b) => a.at.getTime() - b.at.getTime());
  const nameOf = (step: Step) => {
    if (step.kind === "event") return t(`reservation.event.${step.name}`);
    if (step.kind === "payment") return t(`reservation.payment.${step.name}`);
    if (step.kind === "refund") return t(`reservation.refund.${step.name}`);
    if (step.kind === "mail") return t("reservation.mail_sent");
    if (step.kind === "noted") return t(`audit.event.${step.name}`);
    return step.kind === "change_asked"
      ? t("reservation.change_asked")
      : t(`reservation.change.${step.name}`);
  };
  // What is no code is words of people, who name others in them.
  const reasonOf = ({ reason, note }: Step) => {
    const code = REASONS.find((one) => one === reason?.split(":")[0]);
    return code ? [t(`reservation.reason.${code}`), note] : may(role, "field.name") ? [reason, note] : [];
  };
  const detailsOf = (step: Step) =>
    [
      step.kind === "mail" && t(`mail.${step.name}`),
      (step.kind === "payment" || step.kind === "refund") && step.amountMinor !== null
        ? formatMoney(step.amountMinor, step.currency)
        : null,
      step.startsAt && formatInstant(step.startsAt, locale, "brief"),
      ...reasonOf(step),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <ConsoleTable
      rows={rows}
      keyOf={({ at, kind, name, amountMinor }) => `${at.getTime()} ${kind} ${name} ${amountMinor}`}
      columns={[
        { label: t("audit.when"), isNumber: true, cell: ({ at }) => formatInstant(at, locale, "brief") },
        { label: t("audit.what"), cell: nameOf },
        {
          label: t("audit.who"),
          cell: ({ actor, staffName }) => actor && <bdi>{staffName ?? t(`audit.actor.${actor}`)}</bdi>,
        },
        {
          label: t("audit.details"),
          cell: (step) => {
            const details = detailsOf(step);
            return details && <bdi>{details}</bdi>;
          },
        },
      ]}
    />
  );
}
