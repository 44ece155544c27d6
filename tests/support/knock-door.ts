import { createDecipheriv, createHash, randomUUID } from "node:crypto";
import { CLIENT_ENV } from "@/lib/config/env.client";

type Door = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

export interface Knock {
  method?: "GET" | "POST";
  /** Below `/api/v1`. */
  path: string;
  params?: Record<string, string>;
  body?: unknown;
  token?: string;
  /** A random one unless told otherwise. */
  idempotencyKey?: string;
}

export interface Answer {
  status: number;
  /** What the tests ask for, of success or failure; the contracts of the doors know the rest. */
  body: {
    error?: string;
    details?: Record<string, unknown>;
    id?: string;
    number?: string;
    status?: string;
    redirect_url?: string;
    items?: { id: string; kind: string; hash: string; text: string }[];
    [key: string]: unknown;
  };
}

/** Knocks at a route handler as a client with a bearer token does, and opens the envelope of its answer. */
export async function knockDoor(door: Door, knock: Knock): Promise<Answer> {
  const { method = knock.body === undefined ? "GET" : "POST", path, params = {}, body, token } = knock;
  const headers = new Headers({ AppLocale: "en", "Idempotency-Key": knock.idempotencyKey ?? randomUUID() });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(`http://localhost:3000/api/v1${path}`, { method, headers, body: text });
  const response = await door(request, { params: Promise.resolve(params as never) });
  return { status: response.status, body: openEnvelope(await response.text()) };
}

/** What stands in the envelope of an answer. */
export function openEnvelope(text: string): Answer["body"] {
  if (!text) return {};
  const [iv = "", sealed = ""] = (JSON.parse(text) as { data: string }).data.split(":");
  const key = createHash("sha256").update(CLIENT_ENV.envelopeSecret).digest();
  const decipher = createDecipheriv("aes-256-cbc", key, Buffer.from(iv, "base64"));
  return JSON.parse(decipher.update(sealed, "base64", "utf8") + decipher.final("utf8"));
}
