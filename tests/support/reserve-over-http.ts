import type { Customer } from "@/tests/support/booking-world";
import { openEnvelope } from "@/tests/support/knock-door";

export interface Attempt {
  customer: Customer;
  idempotencyKey: string;
  body: unknown;
}

/** One try; null when no answer came or the server could not say. */
export async function reserveOverHttp(
  port: number,
  { customer, idempotencyKey, body }: Attempt,
): Promise<{ status: number; id: string | null } | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/reservations`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${customer.token}`,
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    if (answer.status >= 500) return null;
    return { status: answer.status, id: openEnvelope(text).id ?? null };
  } catch {
    return null;
  }
}
