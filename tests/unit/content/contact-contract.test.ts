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

test.each([
  "EVIL.PAGE",
  "Evil.Istanbul",
  "evil。com",
  "evil｡page",
  "evil．boats",
  "ｅｖｉｌ．ｃｏｍ",
  "evil.yachts",
  "Dr.Ada evil.xyz",
  "EVİL.COM",
])("a name has no host name: %s", (name) => {
  expect(wrongFields({ ...message, name })).toEqual(["name"]);
});

test.each(["Dr.Ayşe Yıldız", "Prof.Dr.Ali Can", "M.Ali Öz", "Ada-Can J. O'Neil", "  Ayşe  ", "أحمد بن علي"])(
  "a name may have titles, initials and spaces: %s",
  (name) => {
    expect(wrongFields({ ...message, name })).toEqual([]);
  },
);

test("a name is as long as its letters, without the spaces around it", () => {
  expect(wrongFields({ ...message, name: ` ${"A".repeat(120)} ` })).toEqual([]);
  expect(wrongFields({ ...message, name: "A".repeat(121) })).toEqual(["name"]);
});

test("a message needs a text and a subject, the phone may stay empty", () => {
  const { phone: _, ...withoutPhone } = message;
  expect(wrongFields(message)).toEqual([]);
  expect(wrongFields(withoutPhone)).toEqual([]);
  expect(wrongFields({ ...message, message: "kısa" })).toEqual(["message"]);
  expect(wrongFields({ ...message, phone: "abc" })).toEqual(["phone"]);
  expect(wrongFields({ ...message, subject: "service" })).toEqual(["subject"]);
  expect(wrongFields({ ...message, service_id: 1 })).toEqual(["service_id"]);
});
