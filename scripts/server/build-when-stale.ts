import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { BUILDS, buildFolderOf, setBuildId } from "@/lib/config/build-folder";
import { childEnvironment } from "@/lib/config/child-environment";
import { withExclusiveLock } from "@/packages/embedded-postgresql/exclusive-lock";
import { compressAssets } from "@/scripts/server/compress-assets";
import { keepBuild, removeOldBuilds } from "@/scripts/server/old-builds";
import { say } from "@/scripts/server/say";

const SOURCES = [
  "{app,components,lib,messages}/**/*.{ts,tsx,css,json,woff2}",
  "{middleware,instrumentation,next.config}.ts",
  "postcss.config.*",
  "package-lock.json",
  "tsconfig.json",
];
/** Read at run time only: they change no bundle. */
const NOT_BUILT = ["lib/server/runtime/seed/", "lib/server/platform/db/migrations/"];

/** Written last: a folder without it is no build. */
export const BUILD_STAMP = "palamar-build";
const ID_LENGTH = 16;

/**
 * Builds the site unless there is a build of exactly these sources and public settings; this process and its children
 * use it from then on. Two starts build once; an interrupted build counts as none; a build that another process serves
 * is never touched. Returns the name of the build.
 */
export async function buildWhenStale(projectRoot: string): Promise<string> {
  return withExclusiveLock(`build:${projectRoot}`, async () => {
    const id = await buildIdOf(projectRoot);
    const folder = join(projectRoot, buildFolderOf(id));
    if (!existsSync(join(folder, BUILD_STAMP))) {
      say("building the site, once for these sources …");
      await rm(folder, { recursive: true, force: true });
      await runBuild(projectRoot, id);
      await compressAssets(join(folder, "static"));
      await writeFile(join(folder, BUILD_STAMP), "");
    }
    await keepBuild(folder);
    await removeOldBuilds(join(projectRoot, BUILDS));
    setBuildId(id);
    return id;
  });
}

/** The name of the build of the present sources and public settings, whether it exists or not. */
export async function buildIdOf(projectRoot: string): Promise<string> {
  return (await fingerprint(projectRoot)).slice(0, ID_LENGTH);
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
    ([name, value]) => value && name.startsWith("NEXT_PUBLIC_") && name !== "NEXT_PUBLIC_BUILD_ID",
  );
  return hash.update(JSON.stringify(settings.sort())).digest("hex");
}

function runBuild(projectRoot: string, buildId: string): Promise<void> {
  const next = join(projectRoot, "node_modules/.bin/next");
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
