import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GET } from "@/app/media/[file]/route";
import { readMediaFile, writeMediaFile } from "@/lib/server/catalogue/media/media-files";
import { storageOf } from "@/lib/server/platform/storage/storage-of";
import { type S3Server, startS3Server } from "@/tests/fixtures/files/s3-server";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const NAME = "kic-0123abcd-800.webp";
let server: S3Server;
let folder: string;
let restore: () => void;

beforeEach(async () => {
  server = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), "palamar-storage-"));
});
afterEach(async () => {
  restore();
  rmSync(folder, { recursive: true });
  await server.stop();
});

const keepIn = (url: string) => {
  restore = changeEnvironment({ VAR_DIRECTORY: folder, STORAGE_URL: url, LOG_LEVEL: "silent" });
};
const get = (name: string) =>
  GET(new Request(`http://localhost/media/${name}`), { params: Promise.resolve({ file: name }) });

describe.each(["a folder", "an S3-compatible store"])("files in %s", (place) => {
  beforeEach(() => keepIn(place === "a folder" ? "" : server.url()));

  test("are read as they were written, replaced as a whole, and missing as long as nobody wrote them", async () => {
    const storage = storageOf("media");
    expect(await storage.read(NAME)).toBeNull();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await storage.write(NAME, bytes, "image/webp");
    expect(await storage.read(NAME)).toEqual(bytes);
    await storage.write(NAME, Buffer.from("second"), "image/webp");
    expect((await storage.read(NAME))?.toString()).toBe("second");
    expect(await storage.read("other.webp")).toBeNull();
  });

  test("are served with their type, and missing ones are not cached", async () => {
    await writeMediaFile(NAME, Buffer.from("picture"));
    const served = await get(NAME);
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await served.text()).toBe("picture");
    const missing = await get("other-0123abcd-800.webp");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-cache"]);
  });

  test("have no other names than those of pictures and videos", async () => {
    for (const name of ["../app-secret", "%2e%2e", "app-secret", "a.svg", ".webp"]) {
      expect(await readMediaFile(name)).toBeNull();
      await expect(writeMediaFile(name, Buffer.from("x"))).rejects.toThrow("is no name of");
    }
    expect([...server.files.keys(), ...readdirSync(folder)]).toEqual([]);
  });
});

describe("an S3-compatible store", () => {
  test("has the files under their area with their type, and this machine keeps none of them", async () => {
    keepIn(server.url());
    await writeMediaFile(NAME, Buffer.from("picture"));
    expect([...server.files]).toEqual([
      [`media/${NAME}`, { bytes: Buffer.from("picture"), type: "image/webp" }],
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("that refuses the secret fails loudly, and nothing is stored", async () => {
    keepIn(server.url("another secret"));
    await expect(writeMediaFile(NAME, Buffer.from("picture"))).rejects.toThrow("SignatureDoesNotMatch");
    await expect(readMediaFile(NAME)).rejects.toThrow("403");
    expect(server.files.size).toBe(0);
  });

  test.each(["answers with errors", "cannot be reached"])(
    "that %s makes pictures wait with 503, and nobody keeps that answer",
    async (how) => {
      keepIn(server.url());
      await writeMediaFile(NAME, Buffer.from("picture"));
      if (how === "answers with errors") server.fail(true);
      else await server.stop();
      const served = await get(NAME);
      expect([served.status, served.headers.get("cache-control")]).toEqual([503, "no-store"]);
      if (how !== "answers with errors") return;
      server.fail(false);
      expect((await get(NAME)).status).toBe(200);
    },
  );
});
