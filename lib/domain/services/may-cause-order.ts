import type { Actor } from "@/lib/domain/shared/vocabulary";
import type { OrderEvent } from "./next-order-status";

const CAUSES = {
  pay: ["provider", "system"],
  cancel: ["customer", "operator"],
  expire: ["system"],
  complete: ["system"],
} as const satisfies Record<OrderEvent, readonly Actor[]>;

/** Whether the actor may cause the event; customers cancel until the order begins, afterwards only the operator. */
export function mayCauseOrder(
  actor: Actor,
  event: OrderEvent,
  order: { startsAt: Date; now: Date },
): boolean {
  if (event === "cancel" && actor === "customer" && order.now >= order.startsAt) return false;
  return (CAUSES[event] as readonly Actor[]).includes(actor);
}
