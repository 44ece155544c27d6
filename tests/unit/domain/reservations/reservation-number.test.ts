import fc from "fast-check";
import {
  isBookingNumber,
  ORDER_PREFIX,
  reservationNumber,
} from "@/lib/domain/reservations/reservation-number";

test("a reservation number has no ambiguous letter and uses every bit", () => {
  expect(reservationNumber(new Uint8Array(5))).toBe("PLM-00000000");
  expect(reservationNumber(new Uint8Array(5).fill(255))).toBe("PLM-ZZZZZZZZ");
  expect(reservationNumber(Uint8Array.of(0, 0, 0, 0, 33))).toBe("PLM-00000011");
});

test("different bytes give different numbers, all of one form", () => {
  const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      expect(reservationNumber(a)).toMatch(/^PLM-[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(reservationNumber(a) === reservationNumber(b)).toBe(a.every((byte, at) => byte === b[at]));
    }),
  );
});

test("too little randomness throws", () => {
  expect(() => reservationNumber(new Uint8Array(4))).toThrow(RangeError);
});

test("a number of a reservation or order is told from a boat's code and from numbers of questions", () => {
  expect(isBookingNumber(reservationNumber(new Uint8Array(5)))).toBe(true);
  expect(isBookingNumber(reservationNumber(new Uint8Array(5), ORDER_PREFIX))).toBe(true);
  expect(isBookingNumber("PLM-1004")).toBe(false);
  expect(isBookingNumber(reservationNumber(new Uint8Array(5), "ASK"))).toBe(false);
});
