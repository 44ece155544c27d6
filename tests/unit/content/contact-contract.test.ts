import { expect, test } from "@jest/globals";
import * as v from "valibot";
import { contactBody, contactForm, serviceRequestForm } from "@/lib/contracts/contact";
import { readServiceSubject, writeServiceSubject } from "@/lib/server/content/service-subject";

const writer = { name: "Ayşe Yıldız", email: "AYSE@X.COM", phone: "" };
const message = { ...writer, subject: "general", message: "Merhaba, bir sorum var." } as const;
const request = {
  ...writer,
  phone: "0532 123 45 67",
  service_id: 1,
  package_id: 2,
  date: "2026-12-01",
  message: "",
};

function wrongFields(body: unknown): string[] {
  const parsed = v.safeParse(contactBody, body);
  return parsed.success ? [] : parsed.issues.map((issue) => String(issue.path?.[0]?.key)).toSorted();
}

test("what a form accepts, the door accepts", () => {
  expect(v.safeParse(contactForm, message).success).toBe(true);
  expect(v.safeParse(serviceRequestForm, request).success).toBe(true);
  expect(wrongFields(message)).toEqual([]);
  expect(wrongFields({ ...request, subject: "service" })).toEqual([]);
});

test("a message needs words, a request for a service needs service, package, day and phone", () => {
  expect(wrongFields({ ...message, message: "kısa" })).toEqual(["message"]);
  expect(wrongFields({ ...message, phone: "abc" })).toEqual(["phone"]);
  expect(wrongFields({ ...writer, subject: "service" })).toEqual([
    "date",
    "package_id",
    "phone",
    "service_id",
  ]);
  expect(wrongFields({ ...message, service_id: 1 })).toEqual(["service_id"]);
});

test("an empty day is missing rather than wrong", () => {
  const parsed = v.safeParse(serviceRequestForm, { ...request, date: "" });
  expect(parsed.issues?.[0]?.message).toBe("required");
});

test("the subject of a request is read as it was written", () => {
  const subject = { service: "proposal", package: "proposal-photographer", day: "2026-12-01" };
  expect(readServiceSubject(writeServiceSubject(subject))).toEqual(subject);
  expect(readServiceSubject("general")).toBeNull();
});
