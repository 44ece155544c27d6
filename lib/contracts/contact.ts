import * as v from "valibot";
import { fieldMessage } from "./field-message";
import { email, personName, phone, textOf } from "./fields";

/** What a visitor may write about. */
export const CONTACT_SUBJECTS = ["general", "reservation", "payment", "boat_owner", "other"] as const;

const MAX_MESSAGE = 4000;
const MIN_MESSAGE = 10;

/** The contact form, and what POST contact takes. */
export const contactForm = v.strictObject({
  name: personName(120),
  email,
  phone: v.optional(v.union([v.literal(""), phone], fieldMessage("phone")), ""),
  subject: v.picklist(CONTACT_SUBJECTS, fieldMessage("required")),
  message: textOf(MAX_MESSAGE, MIN_MESSAGE),
});
export type ContactForm = v.InferInput<typeof contactForm>;
export type ContactMessage = v.InferOutput<typeof contactForm>;
