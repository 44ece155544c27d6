import type * as v from "valibot";
import type { FailureCode } from "@/lib/contracts/failures";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { Session } from "@/lib/server/accounts/sessions/find-session";
import type { Tx } from "@/lib/server/db/in-transaction";
import type { RateLimit } from "@/lib/server/request/rate-limit";

export type Schema = v.GenericSchema;
export type SessionRule = "none" | "optional" | "required";

type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
type ResponseOf<S> = S extends Schema ? v.InferInput<S> : null;
type SessionOf<R> = R extends "required" ? Session : R extends "optional" ? Session | null : null;

/** The contract of an endpoint: enough for parsing, checking and `openapi.json`. */
export interface EndpointContract<P, Q, B, A, R> {
  params?: P;
  query?: Q;
  body?: B;
  /** Null responds without a body: 204, or 303 with a `Location` that the handler sets. */
  response: A;
  session: R;
  /** Checked before the input is read, and before the session unless it counts per customer. */
  limit?: RateLimit;
  /** Demands `Idempotency-Key`; needs a session. */
  idempotent?: boolean;
  /** Of success; 200, or 204 without response. */
  status?: number;
}

/** The handler's arguments: parsed input and everything that it must not fetch itself. */
export interface Call<P = undefined, Q = undefined, B = undefined, R = SessionRule> {
  params: OutputOf<P>;
  query: OutputOf<Q>;
  body: OutputOf<B>;
  session: SessionOf<R>;
  locale: Locale;
  now: Date;
  requestId: string;
  clientAddress: string;
  userAgent: string | null;
  /** The raw request headers; for cookies other than the session's. */
  requestHeaders: Headers;
  /** Of the response: cookies, Cache-Control. */
  headers: Headers;
  /**
   * Stores the response of an idempotent call in the transaction of its change, so that a crash after the
   * commit still replays it. Does nothing in other calls.
   */
  remember: (tx: Tx, response: unknown) => Promise<void>;
}

export type Handle<P, Q, B, A, R> = (call: Call<P, Q, B, R>) => Promise<Outcome<ResponseOf<A>, FailureCode>>;

/** A route handler of Next that knows its contract. */
export interface RouteHandler {
  (request: Request, context: { params: Promise<unknown> }): Promise<Response>;
  readonly contract: EndpointContract<
    Schema | undefined,
    Schema | undefined,
    Schema | undefined,
    Schema | null,
    SessionRule
  >;
}
