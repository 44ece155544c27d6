import { join } from "node:path";

/** A small, fixed environment: nothing of the caller's (PGDATA, locale, zone) changes the server. */
export function serverEnvironment(binaries: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "production",
    PATH: "/usr/bin:/bin",
    TZ: "UTC",
    LC_ALL: "C",
    LD_LIBRARY_PATH: join(binaries, "lib"),
  };
}
