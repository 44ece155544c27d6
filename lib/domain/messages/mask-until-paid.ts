import type { ActorKind } from "@/lib/domain/shared/vocabulary";
import { maskContacts } from "./mask-contacts";

/** The customer's note: an owner who is asked first reads it before the payment, and no number or address in it. */
export function noteToOwner(note: string | null, asked: boolean): string | null {
  return note !== null && asked ? maskContacts(note).text : note;
}

/** Why something ends: until it is paid, customer and owner tell each other no number or address. */
export function reasonToTell(
  reason: string | null | undefined,
  { actor, paidAt }: { actor: ActorKind; paidAt: Date | null },
): string | null {
  const open = paidAt !== null || (actor !== "customer" && actor !== "owner");
  return reason && !open ? maskContacts(reason).text : (reason ?? null);
}
