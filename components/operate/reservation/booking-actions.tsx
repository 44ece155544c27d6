import { ActionButton } from "@/components/operate/action/action-button";
import type { ActionField } from "@/components/operate/action/action-fields";
import type { ButtonLook } from "@/components/ui/button-class";
import { MOVE_DIFFERENCES } from "@/lib/contracts/console/bookings";
import { GOODWILL_BEARERS } from "@/lib/domain/ledger/words";
import { CANCELLATION_CAUSES } from "@/lib/domain/reservations/plan-refund";
import type { BookingMail } from "@/lib/domain/shared/booking-mails";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { LINK_WAYS } from "@/lib/domain/shared/vocabulary";
import type { BookingAction } from "@/lib/domain/staff/booking-actions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface BookingActionsProps {
  locale: Locale;
  number: string;
  actions: readonly BookingAction[];
  /** The trip as it is; null for an order, which is not moved. */
  trip: { boatCode: string; startsAt: Date; endsAt: Date; personCount: number } | null;
  /** The mails that were sent. */
  mails: readonly BookingMail[];
}

const LOOKS: Partial<Record<BookingAction, ButtonLook["variant"]>> = { accept: "primary", cancel: "danger" };
const PATHS: Partial<Record<BookingAction, string>> = {
  payment_link: "payment-link",
  no_show: "no-show",
  came: "no-show",
};
const VALUES: Partial<Record<BookingAction, { missed: boolean }>> = {
  no_show: { missed: true },
  came: { missed: false },
};

/** What can be done with a booking now, a button each; nothing where there is nothing. */
export async function BookingActions({ locale, number, actions, trip, mails }: BookingActionsProps) {
  const t = await translatorOf(locale, "console");
  if (actions.length === 0) return null;
  const reason: ActionField = {
    name: "reason",
    kind: "area",
    label: t("booking.reason"),
    hint: t("booking.reason_hint"),
  };
  const FIELDS: Partial<Record<BookingAction, readonly ActionField[]>> = {
    decline: [reason],
    cancel: [
      {
        name: "cause",
        kind: "choice",
        label: t("booking.cause"),
        options: CANCELLATION_CAUSES.map((value) => ({ value, label: t(`booking.causes.${value}`) })),
      },
      reason,
    ],
    move: trip ? moveFields(t, trip) : [],
    payment_link: [
      {
        name: "way",
        kind: "choice",
        label: t("booking.way"),
        options: LINK_WAYS.map((value) => ({ value, label: t(`booking.ways.${value}`) })),
      },
    ],
    extend: [{ name: "hours", kind: "number", label: t("booking.hours"), value: "2" }],
    refund: [
      { name: "amount", kind: "amount", label: t("booking.amount"), hint: t("booking.amount_hint") },
      { ...reason, name: "note" },
      {
        name: "borne_by",
        kind: "choice",
        label: t("booking.borne_by"),
        hint: t("booking.borne_by_hint"),
        options: GOODWILL_BEARERS.map((value) => ({ value, label: t(`booking.bearers.${value}`) })),
      },
      { name: "again", kind: "tick", label: t("booking.again") },
    ],
    resend: [
      {
        name: "mail",
        kind: "choice",
        label: t("booking.mail"),
        options: mails.map((value) => ({ value, label: t(`mail.${value}`) })),
      },
    ],
  };
  return (
    <div className="console-actions">
      {actions.map((action) => (
        <ActionButton
          key={action}
          path={`bookings/${number}/${PATHS[action] ?? action}`}
          label={t(`booking.action.${action}`)}
          title={t(`booking.title.${action}`, { number })}
          {...(action === "move" && { intro: t("booking.move_intro") })}
          fields={FIELDS[action] ?? []}
          values={VALUES[action] ?? {}}
          variant={LOOKS[action] ?? "outline"}
        />
      ))}
    </div>
  );
}

type Translate = Awaited<ReturnType<typeof translatorOf<"console">>>;

function moveFields(t: Translate, trip: NonNullable<BookingActionsProps["trip"]>): ActionField[] {
  const { boatCode, startsAt, endsAt, personCount } = trip;
  return [
    { name: "boat", kind: "text", label: t("booking.boat"), hint: t("booking.boat_hint"), value: boatCode },
    { name: "start_date", kind: "instant", label: t("booking.starts"), value: toTripTime(startsAt) },
    { name: "end_date", kind: "instant", label: t("booking.ends"), value: toTripTime(endsAt) },
    { name: "person_count", kind: "number", label: t("booking.persons"), value: String(personCount) },
    {
      name: "difference",
      kind: "choice",
      label: t("booking.price"),
      hint: t("booking.price_hint"),
      options: MOVE_DIFFERENCES.map((value) => ({ value, label: t(`booking.prices.${value}`) })),
    },
  ];
}
