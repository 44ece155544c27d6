import type * as v from "valibot";
import type { FailureCode } from "@/lib/contracts/failures";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import type { DeskSession } from "@/lib/server/people/desk/desk-session";
import type { StaffSession } from "@/lib/server/people/staff/staff-session";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import type { RateLimit } from "@/lib/server/platform/request/rate-limit";
import type { Access } from "@/lib/server/runtime/api/session-need";

export type Schema = v.GenericSchema;

/** What an endpoint demands and promises: enough for parsing, checking and `openapi.json`. */
export interface EndpointContract {
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Of the body, where 64 KB are too few. */
  maxBodyBytes?: number;
  /** Null responds without a body: 204, or 303 with a `Location` that the handler sets. */
  response: Schema | null;
  /** Who may call it, and whose session the handler gets. */
  access: Access;
  /** Checked before the body is read, unless it counts per customer: then after the session. */
  limit?: RateLimit;
  /** Demands `Idempotency-Key`; needs a session. */
  idempotent?: true;
  /** Of success; 200, or 204 without response. */
  status?: number;
}

/** Contracts by method and path, as `openapi.json` writes them. */
export type EndpointRows = Readonly<
  Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, EndpointContract>
>;

type InputPart = "params" | "query" | "body";
type OutputOf<C, Part extends InputPart> =
  C extends Record<Part, infer S extends Schema> ? v.InferOutput<S> : undefined;
type ResponseOf<C> = C extends { response: infer S extends Schema } ? v.InferInput<S> : null;
type SessionOf<C> = C extends { access: "customer" }
  ? Session
  : C extends { access: "customer_or_anyone" | "ends_customer" }
    ? Session | null
    : C extends { access: { staff: infer S } }
      ? UsedSession<S, StaffSession>
      : C extends { access: { owner: infer S } }
        ? UsedSession<S, DeskSession>
        : null;
type UsedSession<Use, Kept> = Use extends "anyone" ? null : Use extends "ended" ? Kept | null : Kept;

/** The handler's arguments: parsed input and everything that it must not fetch itself. */
export interface EndpointCall<C extends EndpointContract> {
  params: OutputOf<C, "params">;
  query: OutputOf<C, "query">;
  body: OutputOf<C, "body">;
  session: SessionOf<C>;
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

export type Handle<C extends EndpointContract> = (
  call: EndpointCall<C>,
) => Promise<Outcome<ResponseOf<C>, FailureCode>>;

/** A route handler of Next. */
export type RouteHandler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
