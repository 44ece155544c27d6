import type { ReservationAnswer } from "@/lib/contracts/reservations";
import { SAMPLE_QUOTE } from "@/tests/support/sample-quote";

const meal = {
  code: "service:31",
  label: "Fish menu",
  unit: "person",
  quantity: 4,
  unit_price: 0,
  amount: 0,
};
const kayak = { ...meal, code: "service:32", label: "Kayak", unit: "qty", quantity: 2 };

/** A paid trip that is still to come, as the API describes it. */
export const SAMPLE_RESERVATION: ReservationAnswer & {
  boarding: NonNullable<ReservationAnswer["boarding"]>;
} = {
  ...SAMPLE_QUOTE,
  id: "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10",
  number: "PLM-7K3M9QXA",
  created_at: "2026-11-20T09:00:00.000Z",
  vehicle: { id: 7, code: "PLM-1004", slug: "mavi-ruya", name: "Mavi Rüya", picture: null },
  departure_port: { id: 3, name: "Bebek" },
  arrival_port: null,
  person_count: 4,
  rent_type: "hourly",
  swim_tour: false,
  extras: [meal, kayak],
  status: "reservation_created",
  expires_at: null,
  payment_in_review: false,
  unread_messages: 0,
  reviewable: false,
  note: "Doğum günü <3",
  cancellation_policy: "moderate",
  meeting_point: "Saatin altı, 2. iskele",
  history: [
    {
      status: "request_created_payment_pending",
      actor: "customer",
      reason: null,
      at: "2026-11-20T09:00:00.000Z",
    },
    { status: "reservation_created", actor: "provider", reason: null, at: "2026-11-20T09:05:00.000Z" },
  ],
  paid_at: "2026-11-20T09:05:00.000Z",
  refunds: [],
  boarding: {
    captain: "Rıza Kaptan",
    phone: "+905551112234",
    latitude: 41.077,
    longitude: 29.044,
    check_code: "1X6SR3Q6",
  },
  review: null,
};
