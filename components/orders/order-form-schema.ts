import * as v from "valibot";
import { fieldMessage } from "@/lib/contracts/field-message";
import { email, lineOf, phone, rowId, tripDay } from "@/lib/contracts/fields";
import { type CreateOrderBody, createOrderBody } from "@/lib/contracts/orders";
import { CAKE_TEXT_LENGTH } from "@/lib/domain/occasions/occasion-plan";

/** A choice as a field holds it: a number, or empty for none. */
const choice = v.pipe(v.string(), v.regex(/^\d{0,9}$/, fieldMessage("whole_number")));

/** A choice that must be made. */
const needed = v.pipe(v.string(), v.nonEmpty(fieldMessage("required")), choice);

/** Leaves room for the text of the cake: together they are the note. */
const NOTE_LENGTH = 900;

/** The fields of a special service's form; the contract validates them again. */
export const orderForm = v.object({
  package_id: rowId,
  place: needed,
  date: v.pipe(v.string(), v.nonEmpty(fieldMessage("required")), tripDay),
  start_hour: needed,
  person_count: v.pipe(v.string(), v.regex(/^([1-9]\d{0,2})?$/, fieldMessage("whole_number"))),
  vehicle_id: choice,
  customer_name: lineOf(120, 2),
  phone,
  email,
  cake_text: v.pipe(v.string(), v.maxLength(CAKE_TEXT_LENGTH, fieldMessage("max_length", CAKE_TEXT_LENGTH))),
  note: v.pipe(v.string(), v.maxLength(NOTE_LENGTH, fieldMessage("max_length", NOTE_LENGTH))),
});
export type OrderFormValues = v.InferInput<typeof orderForm>;

const numberOf = (text: string) => (text === "" ? null : Number(text));

/** What every call about the order says, as the contract wants it. */
function choiceOf(form: OrderFormValues, counted: boolean) {
  return {
    package_id: form.package_id,
    date: form.date,
    person_count: counted ? numberOf(form.person_count) : null,
  };
}

/** The part of the form that decides about price, places, boats and refund, as the contract wants it. */
export function priceBodyOf(form: OrderFormValues, counted: boolean) {
  return {
    ...choiceOf(form, counted),
    place: numberOf(form.place),
    start_hour: numberOf(form.start_hour),
  };
}

/** The whole order as the contract wants it; `cakeNote` is what the note says about the cake. */
export function orderBodyOf(
  form: OrderFormValues,
  counted: boolean,
  expectedTotal: number,
  invoice: CreateOrderBody["invoice"],
  cakeNote: string | null,
): CreateOrderBody {
  return {
    ...choiceOf(form, counted),
    place: Number(form.place),
    vehicle_id: numberOf(form.vehicle_id),
    start_hour: Number(form.start_hour),
    customer_name: form.customer_name,
    phone: form.phone,
    email: form.email,
    note: [cakeNote, form.note.trim()].filter(Boolean).join("\n") || null,
    invoice,
    expected_total: expectedTotal,
  };
}

/** Whether the server accepts requests for this day. */
export const isDay = (text: string) => v.safeParse(createOrderBody.entries.date, text).success;
