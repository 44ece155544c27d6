import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { childEnvironment } from "@/lib/config/child-environment";
import { serverEnv } from "@/lib/config/env.server";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * The browser for the tests: the configured one, else the system's, else Playwright's own when it
 * was downloaded, else Debian's, installed now when we are root. Never downloads a browser from
 * Playwright's host: closed networks do not reach it.
 */
export function findChromium(): string {
  const { CHROMIUM_PATH } = serverEnv();
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const found = inPath() ?? playwrightsOwn();
  if (found) return found;
  if (process.getuid?.() !== 0) throw new Error("No Chromium found: install one or set CHROMIUM_PATH");
  const quiet = { stdio: "ignore", env: childEnvironment({ DEBIAN_FRONTEND: "noninteractive" }) } as const;
  execFileSync("apt-get", ["update"], quiet);
  execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], quiet);
  const installed = inPath();
  if (!installed) throw new Error("Chromium was installed but is not in the path");
  return installed;
}

function inPath(): string | undefined {
  const folders = (childEnvironment().PATH ?? "/usr/bin").split(delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}
