import * as v from "valibot";
import { callerAction } from "@/lib/contracts/console/caller";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { LINK_WAYS } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { findBooking } from "@/lib/server/operator/find-booking";
import { findCallerBoat, quoteForCaller } from "@/lib/server/operator/read-caller-desk";
import { bookForCaller, callerTripOf } from "@/lib/server/people/accounts/care/book-for-caller";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { sendPaymentLink } from "@/lib/server/talk/mail/send-payment-link";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { money, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

const OPTIONS = ["name", "surname", "phone", "language", "hold", "link", "note"] as const;
type Option = (typeof OPTIONS)[number];
const OPTION = /^--(\w+)=(.*)$/s;
const SWIM_TOUR = "--swim-tour";
const USUAL_HOLD = "24";

/** The arguments without options, and what the options say; null for one that is not known. */
function readOptions(args: readonly string[]) {
  const given = args.flatMap((arg) => {
    const [, name = "", value = ""] = OPTION.exec(arg) ?? [];
    return name ? [[name, value] as const] : [];
  });
  if (given.some(([name]) => !OPTIONS.includes(name as Option))) return null;
  const options: Partial<Record<Option, string>> = Object.fromEntries(given);
  return { options, rest: args.filter((arg) => !OPTION.test(arg) && arg !== SWIM_TOUR) };
}

/** Books for a customer by the e-mail address, whose account is made when there is none. */
async function create({ by, args }: OperationInput): Promise<number> {
  const read = readOptions(args);
  const [code = "", start = "", end = "", persons = "", email = "", ...others] = read?.rest ?? [];
  if (!read || !email || others.length > 0)
    return explain(`Give boat, start, end, persons and e-mail; options: ${OPTIONS.join(", ")}.`);
  const found = await findCallerBoat(code, email, DEFAULT_LOCALE);
  if (!found) return report(refuse("boat_code_not_found"), "");
  const { boatId, portId, customerId } = found;
  const {
    name,
    surname,
    phone = "",
    language = DEFAULT_LOCALE,
    hold = USUAL_HOLD,
    link,
    note,
  } = read.options;
  const typed = {
    customer: customerId,
    person: customerId ? null : { name, surname, email, phone, locale: language },
    phone: customerId && phone ? phone : null,
    vehicle_id: boatId,
    rent_type: start.length === 10 ? "daily" : "hourly",
    swim_tour: args.includes(SWIM_TOUR),
    start_date: start,
    end_date: end,
    person_count: Number(persons),
    departure_port: portId,
    note: note || null,
    hold_hours: Number(hold),
    link: LINK_WAYS.find((way) => way === link) ?? null,
    expected_total: 0,
    fingerprint: null,
  };
  const parsed = v.safeParse(callerAction, typed);
  if (!parsed.success)
    return explain(parsed.issues.map(({ path }) => `Wrong: ${path?.[0]?.key}.`).join("\n"));
  return report(await book(parsed.output, by), "");
}

/** At the price that the site quotes now, which is said. */
async function book(
  body: v.InferOutput<typeof callerAction>,
  by: OperationInput["by"],
): Promise<Outcome<null, string>> {
  const now = currentTime();
  const quoted = await quoteForCaller(body, now);
  if (!quoted.ok) return quoted;
  const { total_price, prepayment, currency } = quoted.value;
  const trip = callerTripOf({ ...body, expected_total: total_price });
  const booked = trip.ok ? await bookForCaller(trip.value, by, now) : trip;
  if (!booked.ok) return booked;
  const { number, status, expiresAt } = booked.value;
  say(`${number}  ${status} until ${when(expiresAt)}`);
  say(`total ${money({ minor: total_price, currency })}, online ${money({ minor: prepayment, currency })}`);
  return accept(null);
}

/** Sends the link that pays a held reservation or order. */
async function sendLink({ by, args: [number = "", way = "mail", ...rest] }: OperationInput): Promise<number> {
  const chosen = LINK_WAYS.find((one) => one === way);
  if (!chosen || rest.length > 0) return explain("Give the number, and mail or sms.");
  const booking = await findBooking(number);
  if (!booking) return report(refuse("not_found"), "");
  return report(await sendPaymentLink(booking, chosen, by, currentTime()), `${number}: sent by ${chosen}.`);
}

/** What is booked by telephone. */
export const CALLER_OPERATIONS: readonly Operation[] = [
  {
    name: "reservations create",
    usage: "<boat> <start> <end> <persons> <e-mail> [--option=value …]",
    summary: "book for a caller, whose account is found or made; the boat is held as long as --hold says",
    dryRun: "rolled back",
    audits: ["booking_created", "customer_made", "payment_link_sent"],
    run: create,
  },
  {
    name: "reservations pay-link",
    usage: "<number> [mail|sms]",
    summary: "send the link that pays a held reservation or order without a login",
    dryRun: "rolled back",
    audits: "payment_link_sent",
    run: sendLink,
  },
];
