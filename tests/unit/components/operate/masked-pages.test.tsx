import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { FoundPeople } from "@/components/operate/find/found-people";
import { BookingFacts } from "@/components/operate/reservation/booking-facts";
import { Timeline } from "@/components/operate/reservation/timeline";
import { STAFF_ROLES, type StaffRole } from "@/lib/domain/staff/permissions";

const AT = new Date("2026-12-01T10:00Z");
const PERSON = {
  id: "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10",
  name: "Ayşe Yılmaz",
  email: "ayse@example.com",
  phone: "+905321234567",
  bookings: 1,
  lastBookedAt: AT,
};
const SHEET = {
  status: "reservation_created",
  expiresAt: null,
  createdAt: AT,
  noShowAt: null,
  boatCode: "PLM-1004",
  boatName: "Mavi Rüya",
  ownerName: "Ayşe Yılmaz",
  ownerPhone: PERSON.phone,
  startsAt: AT,
  endsAt: AT,
  personCount: 4,
  customerId: "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10",
  customerName: PERSON.name,
  customerEmail: PERSON.email,
  customerPhone: PERSON.phone,
  note: "Ayşe Yılmaz",
  invoiceTitle: "Yılmaz Ltd",
  invoiceTaxOffice: "Bodrum",
  invoiceTaxNumber: "1234567890",
  changeStatus: null,
  changeUntil: null,
} as const;
const STEP = {
  kind: "event",
  name: "cancel",
  at: AT,
  actor: "customer",
  staffName: null,
  reason: "Ayşe Yılmaz",
  note: null,
  amountMinor: null,
  currency: "TRY",
  startsAt: null,
} as const;

async function textOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

const PLAIN = {
  name: "Ayşe Yılmaz",
  email: "ayse@example.com",
  telephone: "532 123 45 67",
  tax: "1234567890",
};
const seenBy = (html: string) =>
  Object.entries(PLAIN).flatMap(([field, text]) => (html.includes(text) ? [field] : []));

const SEEN: Record<StaffRole, string[]> = {
  viewer: [],
  support: ["name", "email", "telephone"],
  finance: ["name", "email", "telephone", "tax"],
  editor: ["name"],
  admin: ["name", "email", "telephone", "tax"],
};

test.each(STAFF_ROLES)(
  "%s sees of a customer and a booking what the role may, the rest masked",
  async (role) => {
    const facts = await textOf(<BookingFacts locale="en" role={role} sheet={SHEET} />);
    expect(seenBy(facts)).toEqual(SEEN[role]);
    const people = await textOf(<FoundPeople locale="en" role={role} people={[PERSON]} />);
    expect(seenBy(people)).toEqual(SEEN[role].filter((field) => field !== "tax"));
    const steps = await textOf(<Timeline locale="en" role={role} steps={[STEP]} mails={[]} />);
    expect(seenBy(steps)).toEqual(SEEN[role].filter((field) => field === "name"));
  },
);
