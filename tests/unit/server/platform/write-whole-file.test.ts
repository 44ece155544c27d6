import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWholeFile } from "@/lib/server/platform/write-whole-file";

const root = mkdtempSync(join(tmpdir(), "palamar-whole-"));
afterAll(() => rmSync(root, { recursive: true }));

test("concurrent writers leave one complete file and no temporary files", async () => {
  const path = join(root, "new", "file.txt");
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(50_000));
  await Promise.all(texts.map((text) => writeWholeFile(path, text, 0o600)));
  expect(texts).toContain(readFileSync(path, "utf8"));
  expect(readdirSync(join(root, "new"))).toEqual(["file.txt"]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
