import * as v from "valibot";
import { type CallerQuery, callerAddress, readCallerQuery } from "@/lib/contracts/console/caller-query";
import { openSealed, sealValue } from "@/lib/server/people/accounts/sessions/seal-value";

/** Longer than a day in the office; an address of yesterday says nothing of its caller. */
const OPEN_HOURS = 12;

/** What is known of a caller: it stands in the address so that nobody but this site can read it. */
const PERSONAL = ["q", "name", "surname", "email", "phone", "note"] as const satisfies (keyof CallerQuery)[];
const typed = v.partial(v.object(v.entriesFromList(PERSONAL, v.string())));

/** The address of the page that holds all of its form: trip and terms to be read, the caller sealed. */
export function sealCallerAddress(query: CallerQuery, now: Date): Record<string, string> {
  const filled = PERSONAL.flatMap((name) => (query[name] ? [[name, query[name]] as const] : []));
  const open = callerAddress({ ...query, ...Object.fromEntries(PERSONAL.map((name) => [name, ""])) });
  if (filled.length === 0) return open;
  const until = new Date(now.getTime() + OPEN_HOURS * 3_600_000);
  return { ...open, typed: sealValue("caller", Object.fromEntries(filled), until) };
}

/** The form that an address holds. A caller who stands there unsealed counts as nobody. */
export function openCallerAddress(
  search: Readonly<Record<string, string | string[] | undefined>>,
  today: string,
  now: Date,
): CallerQuery {
  const token = [search.typed ?? ""].flat().at(-1) ?? "";
  const nobody = Object.fromEntries(PERSONAL.map((name) => [name, undefined]));
  return readCallerQuery({ ...search, ...nobody, ...openSealed("caller", token, typed, now) }, today);
}
