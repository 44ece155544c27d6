import { hash, verify } from "@node-rs/argon2";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import {
  findPasswordWeakness,
  type PasswordWeakness,
  type Person,
} from "@/lib/server/people/accounts/password/find-password-weakness";
import { createQueue } from "@/lib/server/platform/request/create-queue";

/** argon2id (the default algorithm), 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** More at once would let a flood of logins starve the pages. */
const AT_ONCE = 2;
/** About two seconds of hashing; later callers are refused and may try again. */
const MAX_WAITING = 100;

const inTurn = createQueue({ name: "password hashes", atOnce: AT_ONCE, waiting: MAX_WAITING });

/** The password as it is stored; at most two hashes run at once in a process. Throws TooBusy in a flood. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/**
 * The same for a password that a customer chooses; refuses one that is soon guessed. Judging computes for up to 20 ms,
 * so it waits in the same queue.
 */
export function hashNewPassword(
  password: string,
  person: Person,
): Promise<Outcome<string, PasswordWeakness>> {
  return inTurn(async () => {
    const weakness = findPasswordWeakness(password, person);
    return weakness ? refuse(weakness, { field: "password" }) : accept(await hash(password, OPTIONS));
  });
}

/** The hash of a discarded random text, with the same cost as every stored one. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$2GMxJT7EMkY5kLN/yuiglw$MxwhVPT1sYpyG5EPOWOLoruuBVXSCDx0FVkpDeLpgkk";

/**
 * Whether the password fits. Without a stored hash (unknown address, account without password) it takes the same
 * time and returns false, so that the time does not reveal which addresses have accounts.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? NOBODYS_HASH;
  const fits = await inTurn(() => verify(against, password));
  return stored !== null && fits;
}
