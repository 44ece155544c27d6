import { spawnSync } from "node:child_process";
import type { Account } from "./choose-account";

/** Whether that account may enter the folder: every folder above it counts as well. */
export function isReachable(folder: string, account: Account | null): boolean {
  if (!account) return true;
  const asked = spawnSync("/bin/sh", ["-c", 'test -r "$0" && test -x "$0"', folder], {
    ...account,
    cwd: "/",
  });
  return asked.status === 0;
}
