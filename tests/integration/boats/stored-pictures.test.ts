import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { importBoats } from "@/lib/server/catalogue/boats/files/import-boats";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { readMediaFile } from "@/lib/server/catalogue/media/media-files";
import { exportedBoats, writeBoatFile } from "@/tests/fixtures/boats/exported-boats";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { startS3Server } from "@/tests/fixtures/files/s3-server";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase({ seeded: true });
const root = mkdtempSync(join(tmpdir(), "palamar-stored-"));
afterAll(() => rmSync(root, { recursive: true }));

test("the pictures of an imported boat go to the store of STORAGE_URL, in every size, and to no folder", async () => {
  const store = await startS3Server();
  const folder = join(root, "unused");
  const restore = changeEnvironment({ STORAGE_URL: store.url(), VAR_DIRECTORY: folder });
  const size = { width: 900, height: 600, channels: 3, background: "#a02080" } as const;
  writeFileSync(join(root, "stored.jpg"), await sharp({ create: size }).jpeg().toBuffer());
  const [boat] = await exportedBoats();
  if (!boat) throw new Error("no boat was exported");
  const { key } = boat.pictures[0] ?? {};
  const own = { file: "stored.jpg", alt: { tr: "Kıç", en: "Stern", ar: "المؤخرة" } };
  const pictures = [own, ...boat.pictures.slice(1)];
  await writeBoatFile(join(root, "boats.json"), [{ ...boat, pictures }]);
  const brought = await importBoats(join(root, "boats.json"), STAFF, { confirmed: true });
  expect(brought).toMatchObject({ ok: true, value: { newPictures: 1 } });
  const [shown] = (await exportedBoats()).find(({ code }) => code === boat.code)?.pictures ?? [];
  expect(shown?.key).not.toBe(key);
  const names =
    `${findPicture(shown?.key)?.srcSet} ${findPicture(shown?.key)?.og}`.match(/stored-[a-z0-9-]+\.\w+/g) ??
    [];
  expect(names).toHaveLength(3);
  expect([...store.files.keys()].sort()).toEqual(names.map((name) => `media/${name}`).sort());
  for (const name of names)
    expect((await readMediaFile(name))?.bytes).toEqual(store.files.get(`media/${name}`)?.bytes);
  expect(existsSync(folder)).toBe(false);
  restore();
  await store.stop();
});
