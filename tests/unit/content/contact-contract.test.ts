import * as v from "valibot";
import { contactForm } from "@/lib/contracts/contact";

const message = {
  name: "Ayşe Yıldız",
  email: "AYSE@X.COM",
  phone: "",
  subject: "general",
  message: "Merhaba, bir sorum var.",
};

function wrongFields(body: unknown): string[] {
  const parsed = v.safeParse(contactForm, body);
  return parsed.success ? [] : parsed.issues.map((issue) => String(issue.path?.[0]?.key)).toSorted();
}

test("a message needs a text and a subject, the phone may stay empty", () => {
  const { phone: _, ...withoutPhone } = message;
  expect(wrongFields(message)).toEqual([]);
  expect(wrongFields(withoutPhone)).toEqual([]);
  expect(wrongFields({ ...message, message: "kısa" })).toEqual(["message"]);
  expect(wrongFields({ ...message, phone: "abc" })).toEqual(["phone"]);
  expect(wrongFields({ ...message, subject: "service" })).toEqual(["subject"]);
  expect(wrongFields({ ...message, service_id: 1 })).toEqual(["service_id"]);
});
