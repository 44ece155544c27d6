import * as v from "valibot";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";

const attempt = v.object({
  fingerprint: v.number(),
  key: v.string(),
  /** Until when a repetition gets the first response again; null while no response has arrived. */
  repeatableUntil: v.nullable(v.string()),
});
type Attempt = v.InferOutput<typeof attempt>;

const DRAFT = "attempts";
const storedAttempts = v.record(v.string(), attempt);

// In memory too, since the browser may refuse storage.
let attempts: Readonly<Record<string, Attempt>> | null = null;

interface Intent<T> {
  /** What is done once, and for what: "reservation:17". */
  name: string;
  body: unknown;
  send: (idempotencyKey: string) => Promise<T>;
  /** After success, until when the same request returns the same object: the back button must not book twice. */
  repeatableUntil?: (response: T) => string | null;
}

/**
 * Sends a request under one Idempotency-Key per intent: repeated with the same body after a lost response, a double
 * click or a reload, it has no second effect. A changed body is a new intent, and so is whatever follows a final
 * response: a refusal (4xx), or a success that is not repeatable any more.
 */
export async function sendOnce<T>({ name, body, send, repeatableUntil }: Intent<T>): Promise<T> {
  const current = openAttempt(name, fingerprintOf(body));
  try {
    const response = await send(current.key);
    const until = repeatableUntil?.(response) ?? null;
    if (until) storeAttempt(name, { ...current, repeatableUntil: until });
    else dropAttempt(name);
    return response;
  } catch (error) {
    if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) dropAttempt(name);
    throw error;
  }
}

/** After a cancellation the same request is a new intent: the same hours may be booked again. */
export function forgetAttempts(): void {
  attempts = null;
  dropDraft(DRAFT);
}

function openAttempt(name: string, fingerprint: number): Attempt {
  const known = readAttempts()[name];
  const isOpen = known && (known.repeatableUntil === null || Date.parse(known.repeatableUntil) > Date.now());
  if (isOpen && known.fingerprint === fingerprint) return known;
  const next = { fingerprint, key: newKey(), repeatableUntil: null };
  storeAttempt(name, next);
  return next;
}

function readAttempts(): Readonly<Record<string, Attempt>> {
  if (attempts) return attempts;
  const parsed = v.safeParse(storedAttempts, readDraft(DRAFT));
  return parsed.success ? parsed.output : {};
}

function storeAttempt(name: string, next: Attempt): void {
  attempts = { ...readAttempts(), [name]: next };
  saveDraft(DRAFT, attempts);
}

function dropAttempt(name: string): void {
  const { [name]: _, ...others } = readAttempts();
  attempts = others;
  saveDraft(DRAFT, others);
}

/**
 * 32-bit FNV-1a over the characters: storage holds no addresses or notes. Of two bodies with one fingerprint the server
 * refuses the second.
 */
function fingerprintOf(body: unknown): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(body)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

function newKey(): string {
  // `randomUUID` is missing outside secure contexts (a phone on the local network).
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
