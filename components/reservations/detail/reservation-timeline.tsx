import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { formatInstant, formatTripTime } from "@/lib/i18n/format-date";

const LOOKS = {
  done: { icon: "check", disc: "bg-success text-white", text: "text-ink", line: "bg-success" },
  now: { icon: "circle-dot", disc: "bg-sea text-white", text: "font-semibold text-navy", line: "bg-line" },
  later: { icon: "circle", disc: "bg-line text-muted", text: "text-muted", line: "bg-line" },
  end: { icon: "x", disc: "bg-danger text-white", text: "font-semibold text-danger", line: "bg-line" },
} as const;

/** The progress of the reservation as labelled steps. */
export function ReservationTimeline({ reservation }: { reservation: ReservationResponse }) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const isSameYear = reservation.created_at.slice(0, 4) === reservation.start_date.slice(0, 4);
  const tripStyle = isSameYear ? "short" : "long";
  const labelOf = (step: TimelineStep) =>
    step.kind === "end"
      ? t(`status.${step.status}`)
      : t(`timeline.${step.state === "done" ? "done" : "open"}.${step.key}`);
  const whenOf = (step: TimelineStep) => {
    if (step.at) return formatInstant(step.at, locale, "short");
    if (step.kind === "end") return null;
    if (step.key === "trip") return formatTripTime(reservation.start_date, locale, tripStyle);
    if (step.state === "later") return t("timeline.later");
    return t(displayStatusOf(reservation) === "payment_in_review" ? "timeline.in_review" : "timeline.now");
  };
  return (
    <ol className="grid">
      {timelineSteps(reservation).map((step) => {
        const look = LOOKS[step.kind === "end" ? "end" : step.state];
        return (
          <li
            key={step.kind === "end" ? step.status : step.key}
            aria-current={step.kind === "step" && step.state === "now" ? "step" : undefined}
            className="group relative flex gap-3 pb-5 last:pb-0"
          >
            {/* To the next step, in the colour of the way already gone. */}
            <span
              aria-hidden
              className={`absolute top-9 bottom-0 start-[17px] w-0.5 group-last:hidden ${look.line}`}
            />
            <span className={`grid size-9 shrink-0 place-items-center rounded-full ${look.disc}`}>
              <Icon name={look.icon} size={18} />
            </span>
            <span className="grid pt-1">
              <span className={look.text}>{labelOf(step)}</span>
              <span className="text-muted text-sm">{whenOf(step)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type TimelineKey = "asked" | "held" | "paid" | "trip";

type TimelineStep =
  | { kind: "step"; key: TimelineKey; state: "done" | "now" | "later"; at: string | null }
  | { kind: "end"; status: ReservationStatus; at: string | null };

/** The status that fulfils each step. */
const FULFILLED_BY = {
  asked: "request_created",
  held: "request_created_payment_pending",
  paid: "reservation_created",
  trip: "reservation_completed",
} as const satisfies Record<TimelineKey, ReservationStatus>;

const ENDED: readonly ReservationStatus[] = [
  "request_rejected",
  "request_cancelled",
  "request_timeout",
  "reservation_cancelled",
];

/**
 * The way of a reservation: what happened, what is next, what comes later. One that ended early stops at
 * its end. Instant boats have no request step.
 */
export function timelineSteps({
  status,
  history,
}: Pick<ReservationResponse, "status" | "history">): TimelineStep[] {
  const reachedAt = (wanted: ReservationStatus) =>
    history.find((entry) => entry.status === wanted)?.at ?? null;
  const keys: TimelineKey[] = reachedAt("request_created")
    ? ["asked", "held", "paid", "trip"]
    : ["held", "paid", "trip"];
  const firstOpen = keys.findIndex((key) => reachedAt(FULFILLED_BY[key]) === null);
  const doneCount = firstOpen === -1 ? keys.length : firstOpen;
  const done = keys.slice(0, doneCount).map((key): TimelineStep => {
    return { kind: "step", key, state: "done", at: reachedAt(FULFILLED_BY[key]) };
  });
  if (ENDED.includes(status)) return [...done, { kind: "end", status, at: reachedAt(status) }];
  const open = keys.slice(doneCount).map((key, position): TimelineStep => {
    return { kind: "step", key, state: position === 0 ? "now" : "later", at: null };
  });
  return [...done, ...open];
}
