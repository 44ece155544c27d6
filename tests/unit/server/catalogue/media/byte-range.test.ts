import { byteRange } from "@/lib/server/catalogue/media/byte-range";

test.each([
  [null, null],
  ["bytes=0-1", { from: 0, to: 1 }],
  ["bytes=10-", { from: 10, to: 99 }],
  ["bytes=90-400", { from: 90, to: 99 }],
  ["bytes=-20", { from: 80, to: 99 }],
  ["bytes=-400", { from: 0, to: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", null],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["lines=0-1", null],
])("of 100 bytes, %p asks for %p", (header, wanted) => {
  expect(byteRange(header, 100)).toEqual(wanted);
});
