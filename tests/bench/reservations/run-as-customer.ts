import { randomInt, randomUUID } from "node:crypto";
import { askUntilAnswered, postUntilTaken } from "@/tests/bench/reservations/ask-until-answered";
import { type History, note } from "@/tests/bench/reservations/history";
import { bodyOf, type Customer, orderOf, type World } from "@/tests/fixtures/bookings/booking-world";

const CARD = "5526 0800 0000 0006";
const BUYER = { address: "Cumhuriyet Cad. 1", city: "Bodrum", country: "Türkiye" };

export interface Scene {
  api: string;
  world: World;
  boats: readonly number[];
  history: History;
  /** Attempts that are still to be made, by all customers together. */
  left: number;
}

/** Reserves, pays, comes back late or never, and cancels, at random, until all attempts are made. */
export async function runAsCustomer(scene: Scene, customer: Customer): Promise<void> {
  while (scene.left > 0) {
    scene.left -= 1;
    scene.history.attempts += 1;
    const id = await reserve(scene, customer);
    if (!id) continue;
    const fate = randomInt(10);
    if (fate < 7) await pay(scene, customer, id);
    if (fate < 2 || fate >= 7) await cancel(scene, customer, id);
  }
}

async function reserve(scene: Scene, customer: Customer): Promise<string | null> {
  const { history, boats, world, api } = scene;
  const boatId = boats[randomInt(boats.length)] as number;
  const trip = { daysAhead: 12 + randomInt(60), fromHour: 8 + 4 * randomInt(3), hours: 3 };
  const body = bodyOf(orderOf(world, boatId, customer.id, trip));
  const key = randomUUID();
  const answer = await askUntilAnswered(history, `${api}/reservations`, { token: customer.token, key, body });
  note(history, `reserve ${answer.body.error ?? answer.status}`);
  const { id } = answer.body;
  if (answer.status !== 201 || !id) return null;
  history.reserved.set(id, { boatId, startsAt: body.start_date, key, paid: false, cancelled: false });
  return id;
}

async function pay(scene: Scene, { token }: Customer, reservationId: string): Promise<void> {
  const { history, api } = scene;
  const preview = await askUntilAnswered(history, `${api}/contracts/preview?reservation=${reservationId}`, {
    token,
    key: randomUUID(),
    method: "GET",
  });
  const accepted_contracts = (preview.body.items ?? []).map(({ kind, hash }) => ({ kind, hash }));
  const body = { reservation_id: reservationId, accepted_contracts, buyer: BUYER };
  const opened = await askUntilAnswered(history, `${api}/payments`, { token, key: randomUUID(), body });
  note(history, `pay ${opened.body.error ?? opened.status}`);
  if (!opened.body.redirect_url) return;
  const page = await postUntilTaken(opened.body.redirect_url, new URLSearchParams({ card: CARD }));
  const found = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const fields = new URLSearchParams([...found].map(([, name = "", value = ""]) => [name, value]));
  // Some browsers never come back, some send the form more than once.
  const returns = [0, 1, 1, 1, 3][randomInt(5)] ?? 1;
  const callback = `${api}/payments/callback/test`;
  await Promise.all(Array.from({ length: returns }, () => postUntilTaken(callback, fields)));
  const state = await askUntilAnswered(history, `${api}/payments/${opened.body.id}`, {
    token,
    key: randomUUID(),
    method: "GET",
  });
  note(history, `paid ${state.body.state ?? state.body.error}`);
  const promised = history.reserved.get(reservationId);
  if (promised && state.body.state === "paid") promised.paid = true;
}

async function cancel(scene: Scene, { token }: Customer, reservationId: string): Promise<void> {
  const { history, api } = scene;
  const url = `${api}/user/reservations/${reservationId}/cancel`;
  const answer = await askUntilAnswered(history, url, {
    token,
    key: randomUUID(),
    body: { reason: "plans" },
  });
  note(history, `cancel ${answer.body.error ?? answer.status}`);
  const promised = history.reserved.get(reservationId);
  if (promised && answer.status === 200) promised.cancelled = true;
}
