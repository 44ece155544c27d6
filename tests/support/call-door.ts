import { decryptEnvelope } from "@/lib/client/api/decrypt-envelope";
import type { Door } from "@/lib/server/api/endpoint-contract";
import { INTERNAL_HEADERS } from "@/lib/server/request/internal-headers";

export const SITE = "http://localhost:3000";

export interface DoorCall {
  method?: string;
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: BodyInit;
  params?: Record<string, string>;
  bearer?: string;
  cookie?: string;
  locale?: string;
  /** Each caller has limits of its own. */
  address?: string;
  headers?: Record<string, string>;
}

export interface DoorAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every door
  body: any;
  headers: Headers;
}

/** Knocks at a door as a client would, and opens the envelope of its answer. */
export async function callDoor(door: Door, path: string, call: DoorCall = {}): Promise<DoorAnswer> {
  const hasBody = call.body !== undefined || call.raw !== undefined;
  const request = new Request(`${SITE}/api/v1/${path}`, {
    method: call.method ?? (hasBody ? "POST" : "GET"),
    headers: {
      ...(hasBody ? { "Content-Type": "application/json" } : {}),
      ...(call.bearer ? { Authorization: `Bearer ${call.bearer}` } : {}),
      ...(call.cookie ? { Cookie: call.cookie } : {}),
      ...(call.locale ? { AppLocale: call.locale } : {}),
      [INTERNAL_HEADERS.clientAddress]: call.address ?? "192.0.2.1",
      ...call.headers,
    },
    ...(hasBody ? { body: call.raw ?? JSON.stringify(call.body) } : {}),
  });
  const response = await door(request, { params: Promise.resolve(call.params ?? {}) });
  const text = await response.text();
  const body = text === "" ? null : JSON.parse(await decryptEnvelope(JSON.parse(text).data));
  return { status: response.status, body, headers: response.headers };
}
