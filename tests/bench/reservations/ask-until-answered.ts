import { setTimeout as sleep } from "node:timers/promises";
import { type History, note } from "@/tests/bench/reservations/history";
import { openEnvelope } from "@/tests/fixtures/http/call-endpoint";

/** Far beyond every outage, also on a busy machine: a call that gives up is a hang. */
const GIVE_UP_AFTER_MS = 15 * 60_000;
const PAUSE_MS = 150;

export interface Asked {
  token: string;
  key: string;
  method?: "GET" | "POST";
  body?: unknown;
}

/** Repeats a call under the same key, as our browser does, until a response comes that is no server failure. */
export async function askUntilAnswered(
  history: History,
  url: string,
  { token, key, method = "POST", body }: Asked,
): Promise<{ status: number; body: ReturnType<typeof openEnvelope> }> {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < deadline) {
    const asked = performance.now();
    const answer = await fetch(url, {
      method,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": key,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null);
    if (answer && answer.status < 500) {
      history.times.push(performance.now() - asked);
      return { status: answer.status, body: openEnvelope(answer.text) };
    }
    note(history, `undecided ${answer?.status ?? "(no response)"}`);
    await sleep(PAUSE_MS);
  }
  throw new Error(`${url} gave no answer for a quarter of an hour`);
}

/** Sends a form until a server accepts it; returns the page that came back. */
export async function postUntilTaken(url: string, fields: URLSearchParams): Promise<string> {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { method: "POST", body: fields, redirect: "manual" }).catch(() => null);
    if (answer && answer.status < 500) return answer.text().catch(() => "");
    await sleep(PAUSE_MS);
  }
  throw new Error(`${url} gave no answer for a quarter of an hour`);
}
