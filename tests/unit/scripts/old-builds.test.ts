import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepBuild, removeOldBuilds } from "@/scripts/server/old-builds";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "palamar-builds-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build that was used last at that second, by that process. */
function makeBuild(name: string, second: number, user?: number): void {
  mkdirSync(join(folder, name));
  if (user) writeFileSync(join(folder, name, `used-by-${user}`), "");
  utimesSync(join(folder, name), second, second);
}

test("a new build removes none that a living process serves, and keeps the last three beside", async () => {
  const ended = spawn(process.execPath, ["--version"]);
  await new Promise((resolve) => ended.once("exit", resolve));
  makeBuild("served", 1, process.pid);
  makeBuild("left", 2, ended.pid);
  makeBuild("unused", 3);
  for (const second of [4, 5, 6]) makeBuild(`recent-${second}`, second);
  await removeOldBuilds(folder);
  expect(readdirSync(folder).toSorted()).toEqual(["recent-4", "recent-5", "recent-6", "served"]);
});

test("a build that is used again counts as new, and as served by this process", async () => {
  for (const second of [1, 2, 3, 4]) makeBuild(`build-${second}`, second);
  await keepBuild(join(folder, "build-1"));
  await removeOldBuilds(folder);
  expect(readdirSync(folder).toSorted()).toEqual(["build-1", "build-3", "build-4"]);
  for (const second of [11, 12, 13].map((more) => Date.now() + more)) makeBuild(`new-${second}`, second);
  await removeOldBuilds(folder);
  expect(readdirSync(folder)).toContain("build-1");
});
