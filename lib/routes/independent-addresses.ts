import { LOCALES } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";
import { type PathArguments, pathFor } from "@/lib/routes/path-for";
import type { RouteQuery } from "@/lib/routes/route-params";

/**
 * A language-independent page of an account, an owner, a shared list or an invitation in each language: the address is
 * one, `?lang=` chooses.
 */
export function independentAddresses<
  N extends
    | "resetPassword"
    | "tLogin"
    | "takeBackEmail"
    | "correctEmail"
    | "owner"
    | "ownerApplication"
    | "ownerInvitation"
    | "shortlist"
    | "guests"
    | "waitingEnd",
>(name: N, params: PathArguments<N>[0], query: RouteQuery = {}): Addresses {
  const entries = LOCALES.map((lang) => {
    const rest = [params, { ...query, lang }] as unknown as PathArguments<N>;
    return [lang, pathFor(name, lang, ...rest)];
  });
  return Object.fromEntries(entries) as Addresses;
}
