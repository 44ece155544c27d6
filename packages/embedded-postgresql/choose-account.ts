import { existsSync, readFileSync, statSync } from "node:fs";

export interface Account {
  uid: number;
  gid: number;
}

const PREFERRED = ["palamar", "postgres", "nobody"];

/**
 * The account under which PostgreSQL runs: null means our own. PostgreSQL refuses root, so root
 * gives way to the owner of existing data, else to the first unprivileged account that the
 * machine has.
 */
export function chooseAccount(dataDirectory: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(dataDirectory)) {
    const { uid, gid } = statSync(dataDirectory);
    if (uid !== 0) return { uid, gid };
  }
  const known = new Map(
    readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => line.split(":"))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  for (const name of PREFERRED) {
    const account = known.get(name);
    if (account) return account;
  }
  throw new Error(
    `PostgreSQL refuses to run as root and none of these accounts exists: ${PREFERRED.join(", ")}`,
  );
}
