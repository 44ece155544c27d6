import { checkHistory } from "@/tests/bench/reservations/check-history";
import { type History, newHistory } from "@/tests/bench/reservations/history";
import { runAsCustomer, type Scene } from "@/tests/bench/reservations/run-as-customer";
import { settleMoney } from "@/tests/bench/reservations/settle-money";
import { makeBoat, makeCustomer, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import type { Installation } from "@/tests/fixtures/installation/installation";
import type { Trial } from "@/tests/trials/run-trial";

const BOATS = 30;

export interface ReservingCustomers {
  history: History;
  /** Lets every customer finish what was begun. */
  stop(): Promise<void>;
}

/** Customers who reserve, pay and cancel through the balancer until they are stopped. */
export async function sendCustomers({ url }: Installation, count: number): Promise<ReservingCustomers> {
  const world = await makeWorld();
  const boats: number[] = [];
  for (let made = 0; made < BOATS; made += 1) boats.push(await makeBoat(world));
  const customers = await Promise.all(Array.from({ length: count }, () => makeCustomer()));
  const scene: Scene = {
    api: `${url}/api/v1`,
    world,
    boats,
    history: newHistory(),
    left: Number.POSITIVE_INFINITY,
  };
  const all = Promise.all(customers.map((customer) => runAsCustomer(scene, customer)));
  return {
    history: scene.history,
    stop: async () => {
      scene.left = 0;
      await all;
    },
  };
}

const KINDS = {
  "double bookings": /^double booking/,
  "lost or invented reservations, payments, cancellations": /^(lost|phantom)/,
  "wrong money, repeated or half-made changes": /^(?!double booking|lost|phantom)/,
} as const;

/** Holds every response that these customers got against database and payment provider. */
export async function verifyReservations(
  trial: Trial,
  { history }: ReservingCustomers,
  { gatewayFolder }: Installation,
): Promise<void> {
  const unsettled = await settleMoney(gatewayFolder);
  const problems = await checkHistory(history, gatewayFolder);
  const paid = [...history.reserved.values()].filter((one) => one.paid).length;
  const cancelled = [...history.reserved.values()].filter((one) => one.cancelled).length;
  trial.figure("attempts, responses", `${history.attempts}, ${history.times.length}`);
  trial.figure("reserved, paid, cancelled", `${history.reserved.size}, ${paid}, ${cancelled}`);
  for (const [name, kind] of Object.entries(KINDS)) {
    const found = problems.filter((problem) => kind.test(problem));
    trial.promise(name, found.length === 0, found.length);
    for (const problem of found.slice(0, 10)) trial.figure("  ", problem);
  }
  trial.promise("charges and refunds that never arrived", unsettled === 0, unsettled);
}
