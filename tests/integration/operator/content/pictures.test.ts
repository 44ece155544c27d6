import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { readMediaFile } from "@/lib/server/catalogue/media/media-files";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let editor: StaffMember;
let folder = "";
let restore = () => {};
beforeAll(async () => {
  editor = await makeStaff("editor");
  folder = mkdtempSync(join(tmpdir(), "palamar-pictures-"));
  restore = changeEnvironment({ VAR_DIRECTORY: folder });
});
afterAll(() => {
  restore();
  rmSync(folder, { recursive: true });
});

const upload = (data: Buffer, name = "Sessiz Koy.png") =>
  callConsole("POST /operate/content/pictures", editor.cookie, {
    body: { name, data: data.toString("base64") },
  });

test("a file becomes a picture in every width, and can be chosen from then on", async () => {
  const file = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2a7f9e" } })
    .png()
    .toBuffer();
  const { status, body } = await upload(file);
  expect(status).toBe(200);
  expect(body.key).toMatch(/^sessiz-koy~/);
  const name = findPicture(body.key)?.src.split("/").at(-1) ?? "";
  expect((await readMediaFile(name))?.type).toBe("image/webp");
  const listed = await callConsole("GET /operate/content/pictures", editor.cookie);
  expect(listed.body.pictures[0]).toMatchObject({ key: body.key });
});

test("the one that was given last stands first, though it was there before", async () => {
  const paint = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, blue] = [await paint("#a03020"), await paint("#2030a0")];
  const keys: string[] = [];
  for (const file of [red, blue, red]) keys.push((await upload(file)).body.key);
  expect(keys[2]).toBe(keys[0]);
  const listed = await callConsole("GET /operate/content/pictures", editor.cookie);
  expect(listed.body.pictures.slice(0, 2)).toEqual([
    expect.objectContaining({ key: keys[0] }),
    expect.objectContaining({ key: keys[1] }),
  ]);
});

test("what is no picture, too small, or a drawing that may name other files, is refused and leaves no file", async () => {
  const before = readdirSync(join(folder, "media")).length;
  const small = await sharp({ create: { width: 90, height: 60, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>');
  for (const file of [Buffer.from("no picture at all"), drawing])
    expect((await upload(file)).body.error).toBe("picture_unreadable");
  expect((await upload(small)).body.error).toBe("picture_too_small");
  expect(readdirSync(join(folder, "media"))).toHaveLength(before);
});
