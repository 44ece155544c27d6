import { readFileSync } from "node:fs";
import { join } from "node:path";
import { E2E_FOLDER } from "@/tests/fixtures/browser/e2e-folder";

/** The address that the start printed, as whoever started the site reads it. */
export function demoConsoleAddress(): string {
  const log = readFileSync(join(E2E_FOLDER, "server.log"), "utf8");
  const printed = [...log.matchAll(/^Demo console: (\S+)$/gm)].at(-1)?.[1];
  if (!printed) throw new Error("The start has printed no address of the console");
  return new URL(printed).pathname;
}
