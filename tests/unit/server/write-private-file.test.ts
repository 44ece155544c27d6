import { chmod, mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePrivateFile } from "@/lib/server/platform/write-whole-file";

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test("a private file and its folder can be read by their owner only, also where the folder is older", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "private-")), "outbox");
  await writePrivateFile(join(folder, "one.eml"), "first");
  expect([await modeOf(folder), await modeOf(join(folder, "one.eml"))]).toEqual([0o700, 0o600]);
  await chmod(folder, 0o755);
  await writePrivateFile(join(folder, "one.eml"), "second");
  expect([await modeOf(folder), await modeOf(join(folder, "one.eml"))]).toEqual([0o700, 0o600]);
  expect(await readFile(join(folder, "one.eml"), "utf8")).toBe("second");
});
