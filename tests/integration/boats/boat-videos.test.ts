import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import sharp from "sharp";
import { GET as mediaEndpoint } from "@/app/media/[file]/route";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { LOCALES } from "@/lib/i18n/locales";
import type { WrittenBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { exportBoats } from "@/lib/server/catalogue/boats/files/export-boats";
import { boatIssuesOf, importBoats } from "@/lib/server/catalogue/boats/files/import-boats";
import { readBoat } from "@/lib/server/catalogue/boats/read-boat";
import { getPool } from "@/lib/server/platform/db/pool";
import { videoJsonLd } from "@/lib/server/reading/seo/video-json-ld";
import { exportedBoats, writeBoatFile } from "@/tests/fixtures/boats/exported-boats";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { makeMp4 } from "@/tests/fixtures/files/make-mp4";

testDatabase({ seeded: true });
const root = mkdtempSync(join(tmpdir(), "palamar-videos-"));
const previousVar = process.env.VAR_DIRECTORY;
process.env.VAR_DIRECTORY = join(root, "var");
let file = 0;

const TODAY = tripDayOf(new Date());
/** In Istanbul the next day has begun. */
const LATE_EVENING = new Date(`${TODAY}T22:30:00Z`);

afterAll(() => {
  process.env.VAR_DIRECTORY = previousVar;
  rmSync(root, { recursive: true });
});

const fresh = (ending: string) => join(root, `boats-${++file}.${ending}`);
const stored = () => (existsSync(join(root, "var/media")) ? readdirSync(join(root, "var/media")) : []);

/** A boat that has no video, as the export writes her. */
async function plainBoat(): Promise<WrittenBoat> {
  const boat = (await exportedBoats()).find(({ code, video }) => !video && code > "PLM-1020");
  if (!boat) throw new Error("every boat has a video");
  return boat;
}

async function bring(boat: WrittenBoat, options = {}) {
  const path = fresh("json");
  await writeBoatFile(path, [boat]);
  return importBoats(path, STAFF, { now: LATE_EVENING, ...options });
}

async function pageOf(code: string, locale: (typeof LOCALES)[number]) {
  const { rows } = await getPool().query("select id from boats where code = $1", [code]);
  const boat = await readBoat(rows[0].id, locale);
  if (!boat) throw new Error(`${code} has no page`);
  return boat;
}

async function play(src: string, range?: string) {
  const name = src.split("/").at(-1) ?? "";
  const request = new Request(`http://localhost${src}`, range ? { headers: { range } } : {});
  return mediaEndpoint(request, { params: Promise.resolve({ file: name }) });
}

const title = { tr: "Koyda demirli", en: "At anchor in a bay", ar: "راسٍ في خليج" };
const description = { tr: "Güverte; ses yok.", en: "The deck; no sound.", ar: "السطح؛ بلا صوت." };

beforeEach(async () => {
  const picture = sharp({ create: { width: 1300, height: 900, channels: 3, background: "#2080a0" } });
  writeFileSync(join(root, "Poster.jpg"), await picture.jpeg().toBuffer());
  writeFileSync(join(root, "Koyda Şölen.mp4"), makeMp4({ seconds: 42 }));
});

describe("a video beside the boats' file", () => {
  test("is read, stored and shown in every language with its poster; a dry run writes nothing; the export names it", async () => {
    const boat = await plainBoat();
    const wanted = { ...boat, video: { file: "Koyda Şölen.mp4", poster: "Poster.jpg", title, description } };
    const report = {
      changes: [{ code: boat.code, isNew: false, parts: ["video"] }],
      unchanged: 0,
      newPictures: 1,
      newVideos: 1,
    };
    expect(await bring(wanted, { dryRun: true })).toMatchObject({ ok: true, value: report });
    expect(stored()).toEqual([]);
    expect((await pageOf(boat.code, "tr")).video).toBeNull();

    expect(await bring(wanted)).toMatchObject({ ok: true, value: report });
    for (const locale of LOCALES) {
      const page = await pageOf(boat.code, locale);
      expect(page.video).toEqual({
        src: expect.stringMatching(/^\/media\/koyda-solen-[0-9a-f]{8}\.mp4$/),
        width: 1280,
        height: 720,
        seconds: 42,
        poster: expect.stringMatching(/^\/media\/poster-[0-9a-f]{8}-800\.webp$/),
        title: title[locale],
        description: description[locale],
        // Half past one in Istanbul.
        published_on: addDays(TODAY, 1),
      });
      expect(videoJsonLd(page)).toMatchObject({
        name: title[locale],
        duration: "PT42S",
        thumbnailUrl: expect.stringContaining("/media/poster-"),
      });
    }
    const written = (await exportedBoats()).find(({ code }) => code === boat.code);
    expect(written?.video).toMatchObject({
      key: expect.stringMatching(/^koyda-solen~.+~1280x720~42$/),
      title,
    });
  });

  test.each(["json", "csv"])(
    "imports from its export as %s as no change, and goes when the file names none",
    async (ending) => {
      const path = fresh(ending);
      await exportBoats(path);
      expect(await importBoats(path, STAFF)).toMatchObject({
        ok: true,
        value: { changes: [], newVideos: 0 },
      });
      const [boat] = (await exportedBoats()).filter(({ video }) => video);
      if (!boat) throw new Error("no boat has a video");
      expect(await bring({ ...boat, video: null })).toMatchObject({
        ok: true,
        value: { changes: [{ parts: ["video"] }] },
      });
      expect((await pageOf(boat.code, "en")).video).toBeNull();
      expect(await bring(boat)).toMatchObject({ ok: true, value: { changes: [{ parts: ["video"] }] } });
      expect((await pageOf(boat.code, "en")).video?.published_on).toBe(boat.video?.published_on);
    },
  );

  test("comes from a spreadsheet too", async () => {
    const boat = await plainBoat();
    const path = fresh("csv");
    await exportBoats(path);
    const rows: Record<string, string>[] = parse(readFileSync(path, "utf8"), { columns: true, bom: true });
    const row = rows.find(({ code }) => code === boat.code);
    const texts = LOCALES.flatMap((locale) => [
      [`video_title_${locale}`, title[locale]],
      [`video_description_${locale}`, description[locale]],
    ]);
    const video = { video_file: "Koyda Şölen.mp4", video_poster: boat.pictures[0]?.key };
    writeFileSync(path, stringify([{ ...row, ...video, ...Object.fromEntries(texts) }], { header: true }));
    expect(await importBoats(path, STAFF)).toMatchObject({
      ok: true,
      value: { changes: [{ code: boat.code, parts: ["video"] }], newVideos: 1, newPictures: 0 },
    });
    expect((await pageOf(boat.code, "ar")).video).toMatchObject({ title: title.ar, seconds: 42 });
  });
});

test("a file that is not a boat video is refused with an explanation, and nothing is stored", async () => {
  const boat = await plainBoat();
  const before = stored();
  const files = {
    "text.mp4": Buffer.from("no video"),
    "sound.mp4": makeMp4({ sound: true }),
    "long.mp4": makeMp4({ seconds: 181 }),
    "small.mp4": makeMp4({ width: 200, height: 100 }),
    "heavy.mp4": Buffer.concat([makeMp4(), Buffer.alloc(10_000_000)]),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, name), bytes);
  const problemOf = async (video: object) => {
    const brought = await bring({ ...boat, video } as WrittenBoat);
    if (brought.ok) throw new Error("it was not refused");
    return boatIssuesOf(brought.details).map(({ field, problem }) => `${field}: ${problem}`);
  };
  const told = { title, description };
  const wrong = async (name: string) => (await problemOf({ file: name, ...told })).join();
  expect(await wrong("text.mp4")).toBe("video.file: text.mp4: is no mp4 video");
  expect(await wrong("sound.mp4")).toContain("sound.mp4: has sound");
  expect(await wrong("long.mp4")).toContain("lasts 181 seconds; 1 to 180 are allowed");
  expect(await wrong("small.mp4")).toContain("is only 200 pixels wide");
  expect(await wrong("heavy.mp4")).toContain("has 10.0 MB; 10 are allowed");
  expect(await wrong("gone.mp4")).toContain("gone.mp4: there is no such file");
  expect(await wrong("../x.mp4")).toBe("video.file: is no mp4 file");
  expect(await problemOf({ key: "no-such", ...told })).toEqual(['video.key: there is no video "no-such"']);
  expect(await problemOf({ file: "Koyda Şölen.mp4", poster: "gone.jpg", ...told })).toEqual([
    "video.poster: gone.jpg: there is no such file",
  ]);
  expect(await problemOf({ file: "Koyda Şölen.mp4", title: { tr: "Yalnız" }, description })).toEqual(
    expect.arrayContaining(["video.title.en: is missing", "video.title.ar: is missing"]),
  );
  expect(stored()).toEqual(before);
});

test("an imported video is served whole and in byte ranges, as phone players request it", async () => {
  const boat = await plainBoat();
  const bytes = makeMp4({ seconds: 7 });
  writeFileSync(join(root, "sail.mp4"), bytes);
  await bring({ ...boat, video: { file: "sail.mp4", title, description } });
  const src = (await pageOf(boat.code, "en")).video?.src ?? "";
  const whole = await play(src);
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
  const part = await play(src, "bytes=4-7");
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-7/${bytes.length}`]);
  expect(await part.text()).toBe("ftyp");
  expect((await play(src, `bytes=${bytes.length}-`)).status).toBe(416);
});
