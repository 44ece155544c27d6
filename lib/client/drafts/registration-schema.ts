import * as v from "valibot";
import { mustAccept } from "@/lib/contracts/fields";

/** A registration's contract with the consent to messages required, unless the shop's settings make it optional. */
export function registrationSchema<const E extends v.ObjectEntries & { electronic_messages: unknown }>(
  contract: v.StrictObjectSchema<E, undefined>,
  settings: Readonly<Record<string, unknown>> | undefined,
): v.StrictObjectSchema<E, undefined> {
  if (settings?.electronic_messages_required === false) return contract;
  return v.strictObject({ ...contract.entries, electronic_messages: mustAccept });
}
