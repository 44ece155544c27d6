import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const TAIL = 1500;

/** The file with the output of the server until it writes its own log. */
export function startLogOf(data: string): string {
  return `${data}-start.log`;
}

/** The last output of a server that did not start, for the error that the operator reads. */
export function readLogTail(data: string): string {
  const folder = join(data, "log");
  const logs = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const newest = logs.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs).slice(0, 1);
  return [startLogOf(data), ...newest]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8").slice(-TAIL))
    .join("\n");
}
