import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { childEnvironment } from "@/lib/config/child-environment";
import { withExclusiveLock } from "@/scripts/server/postgresql/exclusive-lock";
import { say } from "@/scripts/server/say";

const SOURCES = [
  "{app,components,lib,messages}/**/*.{ts,tsx,css,json,woff2}",
  "{middleware,instrumentation,next.config}.ts",
  "postcss.config.*",
  "package-lock.json",
  "tsconfig.json",
];
/** Read at run time only: they change no bundle. */
const NOT_BUILT = ["lib/server/seed/", "lib/server/db/migrations/"];

/**
 * Builds the site unless the present build was made from exactly these sources and public
 * settings. Two starts build once; an interrupted build counts as none.
 */
export async function buildWhenStale(projectRoot: string): Promise<void> {
  await withExclusiveLock(`build:${projectRoot}`, async () => {
    const stamp = join(projectRoot, ".next", "palamar-build");
    const wanted = await fingerprint(projectRoot);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
    say("building the site, once for these sources …");
    await rm(stamp, { force: true });
    await runBuild(projectRoot, wanted.slice(0, 16));
    await writeFile(stamp, wanted);
  });
}

async function fingerprint(projectRoot: string): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: projectRoot, withFileTypes: true })) {
    const file = relative(projectRoot, join(entry.parentPath, entry.name));
    // A folder may be called `openapi.json`.
    if (entry.isFile() && !NOT_BUILT.some((folder) => file.startsWith(folder))) files.push(file);
  }
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(projectRoot, file)));
  const settings = Object.entries(childEnvironment()).filter(
    ([name]) => name.startsWith("NEXT_PUBLIC_") && name !== "NEXT_PUBLIC_BUILD_ID",
  );
  return hash.update(JSON.stringify(settings.sort())).digest("hex");
}

function runBuild(projectRoot: string, buildId: string): Promise<void> {
  const next = join(projectRoot, "node_modules/next/dist/bin/next");
  const build = spawn(process.execPath, [next, "build"], {
    cwd: projectRoot,
    stdio: ["ignore", "inherit", "inherit"],
    env: childEnvironment({
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_PUBLIC_BUILD_ID: buildId,
    }),
  });
  process.once("exit", () => build.kill());
  return new Promise((resolve, reject) => {
    build.once("error", reject);
    build.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`the build failed (${signal ?? `exit ${code}`})`));
    });
  });
}
