import { readMp4 } from "@/lib/server/catalogue/media/read-mp4";
import { makeMp4 } from "@/tests/fixtures/files/make-mp4";

test.each([false, true])("size and length are read from the headers (64-bit times: %p)", (long) => {
  const facts = { width: 1280, height: 720, seconds: 12 };
  expect(readMp4(makeMp4({ long }))).toEqual(facts);
  expect(readMp4(makeMp4({ codec: "av01", long }))).toEqual(facts);
});

test.each([
  ["a text", Buffer.from("this is no video at all"), "is no mp4 video"],
  ["nothing", Buffer.alloc(0), "is no mp4 video"],
  ["half a file", makeMp4().subarray(0, 420), "is no mp4 video"],
  ["a video without a size", makeMp4({ width: 0 }), "is no mp4 video"],
  ["a video with sound", makeMp4({ sound: true }), "has sound"],
  ["a codec of few browsers", makeMp4({ codec: "hvc1" }), "is coded as hvc1"],
])("%s is refused with an explanation", (_, bytes, reason) => {
  expect(() => readMp4(bytes)).toThrow(reason);
});
