import { readdirSync, readFileSync } from "node:fs";
import { findVideo } from "@/lib/server/catalogue/media/find-video";
import { readMp4 } from "@/lib/server/catalogue/media/read-mp4";
import manifest from "@/lib/server/catalogue/media/video-manifest.json";

const MAX_BYTES = 600_000;

test.each(Object.keys(manifest))("%s exists with the size and length that the manifest names", (key) => {
  const video = findVideo(key);
  const bytes = readFileSync(`public${video?.src}`);
  expect({ ...video }).toMatchObject(readMp4(bytes));
  expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
});

test("every stored video is referenced", () => {
  const named = Object.keys(manifest).map((key) => findVideo(key)?.src.split("/").pop());
  const lying = readdirSync("public/media").filter((name) => name.endsWith(".mp4"));
  expect(lying.toSorted()).toEqual(named.toSorted());
});

test("a file that is no video is refused, and an unknown key has no video", () => {
  expect(() => readMp4(Buffer.from("this is no video at all"))).toThrow("no mp4");
  expect(findVideo("no-such-video")).toBeNull();
  expect(findVideo(null)).toBeNull();
});
