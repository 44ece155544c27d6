import * as v from "valibot";
import { fieldMessage } from "./field-message";
import { email, lineOf, phone, rowId, textOf, tripDay } from "./fields";

/** What a visitor may write about; `service` asks for a boat organization and says which. */
export const CONTACT_SUBJECTS = ["general", "reservation", "payment", "boat_owner", "other"] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

const MAX_MESSAGE = 4000;
const MIN_MESSAGE = 10;

const name = lineOf(120);
const noPhone = v.literal("");
const message = textOf(MAX_MESSAGE, MIN_MESSAGE);
const note = v.union([v.pipe(v.string(), v.trim(), v.literal("")), textOf(MAX_MESSAGE)]);

/** The contact form. */
export const contactForm = v.strictObject({
  name,
  email,
  phone: v.union([noPhone, phone], fieldMessage("phone")),
  subject: v.picklist(CONTACT_SUBJECTS, fieldMessage("required")),
  message,
});
export type ContactForm = v.InferInput<typeof contactForm>;

/** The form on a special service's page. */
export const serviceRequestForm = v.strictObject({
  service_id: rowId,
  package_id: rowId,
  date: v.pipe(v.string(), v.nonEmpty(fieldMessage("required")), tripDay),
  name,
  email,
  phone,
  message: note,
});
export type ServiceRequestForm = v.InferInput<typeof serviceRequestForm>;

const ofService = ["service_id", "package_id", "date"] as const;

/** POST contact: either of the two forms in one strict body. */
export const contactBody = v.pipe(
  v.strictObject({
    name,
    email,
    phone: v.optional(v.union([noPhone, phone], fieldMessage("phone")), ""),
    subject: v.picklist([...CONTACT_SUBJECTS, "service"], fieldMessage("required")),
    message: v.optional(note, ""),
    service_id: v.optional(rowId),
    package_id: v.optional(rowId),
    date: v.optional(tripDay),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const body = dataset.value;
    const wrong = (key: keyof typeof body, text: string) =>
      addIssue({
        message: text,
        path: [{ type: "object", origin: "value", input: body, key, value: body[key] }],
      });
    if (body.subject !== "service") {
      if (body.message.length < MIN_MESSAGE) wrong("message", fieldMessage("min_length", MIN_MESSAGE));
      for (const key of ofService) if (body[key] !== undefined) wrong(key, fieldMessage("invalid"));
      return;
    }
    if (body.phone === "") wrong("phone", fieldMessage("required"));
    for (const key of ofService) if (body[key] === undefined) wrong(key, fieldMessage("required"));
  }),
);
export type ContactBody = v.InferOutput<typeof contactBody>;
