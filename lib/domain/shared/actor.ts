import type { ActorKind } from "./vocabulary";

/** Who causes something. */
export interface Actor<K extends ActorKind = ActorKind> {
  kind: K;
  /**
   * The customer's user id, the owner's e-mail address, the id of the member of staff (`cli:<account of the
   * machine>` at the command line), the payment provider's name; null if nobody is named.
   */
  id: string | null;
}

/** The clock and the rules: deadlines that pass, requests that lose their hours. */
export const SYSTEM: Actor<"system"> = { kind: "system", id: null };

/** The customer with this user id. */
export function customerOf(userId: string): Actor<"customer"> {
  return { kind: "customer", id: userId };
}

/** The owner who has this e-mail address. */
export function ownerOf(email: string): Actor<"owner"> {
  return { kind: "owner", id: email };
}
