import type { DeskRight } from "@/lib/domain/owners/desk-rights";
import type { Permission } from "@/lib/domain/staff/permissions";
import type { SessionKind } from "@/lib/routes/areas";
import { findSession, type Session } from "@/lib/server/people/accounts/sessions/find-session";
import { clearSessionCookies, sessionCookieName } from "@/lib/server/people/accounts/sessions/session-cookie";
import { whileSessionLives } from "@/lib/server/people/accounts/sessions/while-session-lives";
import { clearDeskCookie, deskCookieName } from "@/lib/server/people/desk/desk-cookie";
import { type DeskSession, findDeskSession } from "@/lib/server/people/desk/desk-session";
import { whileDeskSessionLives } from "@/lib/server/people/desk/while-desk-session-lives";
import { clearStaffCookie, staffCookieName } from "@/lib/server/people/staff/staff-cookie";
import { findStaffSession, type StaffSession } from "@/lib/server/people/staff/staff-session";
import { whileStaffSessionLives } from "@/lib/server/people/staff/while-staff-session-lives";

/** Who may call an endpoint of the console. */
export interface StaffAccess {
  /**
   * A permission; `own`: every session, also one that must still add a passkey; `anyone`: no session is read; `ended`:
   * one is not necessary, and the call ends it.
   */
  staff: Permission | "own" | "anyone" | "ended";
  /** Only while the session is confirmed by passkey. */
  confirmed?: true;
}

/** Who may call an endpoint of the owner's desk: a right, or as of `StaffAccess`. */
export interface DeskAccess {
  owner: DeskRight | "own" | "anyone" | "ended";
}

/**
 * Whose session an endpoint takes. `ends_customer`: a session is not necessary, and the call ends it. Every other
 * session must still exist when the call writes.
 */
export type Access =
  | "anyone"
  | "customer"
  | "customer_or_anyone"
  | "ends_customer"
  | StaffAccess
  | DeskAccess;

interface SessionNeed {
  kind: SessionKind;
  use: "none" | "optional" | "required" | "ended";
  permission: Permission | null;
  right: DeskRight | null;
  confirmed: boolean;
}

const NO_RIGHTS = { permission: null, right: null, confirmed: false } as const;
const CUSTOMER = { ...NO_RIGHTS, kind: "customer" } as const;
const OF_CUSTOMERS = {
  anyone: { ...CUSTOMER, use: "none" },
  customer: { ...CUSTOMER, use: "required" },
  customer_or_anyone: { ...CUSTOMER, use: "optional" },
  ends_customer: { ...CUSTOMER, use: "ended" },
} as const satisfies Record<Exclude<Access, StaffAccess | DeskAccess>, SessionNeed>;

/** What an endpoint needs of a session. */
export function needOf(access: Access): SessionNeed {
  if (typeof access === "string") return OF_CUSTOMERS[access];
  const { confirmed = false, ...whose } = { confirmed: false, ...access };
  const need = { ...NO_RIGHTS, kind: "staff" in whose ? "staff" : "owner", confirmed } as const;
  const asked = "staff" in whose ? whose.staff : whose.owner;
  if (asked === "anyone") return { ...need, use: "none" };
  if (asked === "ended") return { ...need, use: "ended" };
  if (asked === "own") return { ...need, use: "required" };
  if ("staff" in whose) return { ...need, use: "required", permission: whose.staff as Permission };
  return { ...need, use: "required", right: whose.owner as DeskRight };
}

/** A session of each kind, with what the API does with it. */
export type FoundSession =
  | { kind: "customer"; session: Session; holderId: string }
  | { kind: "staff"; session: StaffSession; holderId: string }
  | { kind: "owner"; session: DeskSession; holderId: string };

interface SessionMechanism {
  cookieName: () => string;
  /** Whether a client without cookies may send the token in a header. */
  takesBearer: boolean;
  find: (token: string, now: Date) => Promise<FoundSession | null>;
  clearCookies: (headers: Headers) => void;
}

/** How a session of each kind travels and is found; the cookie of one is nothing to the endpoints of the other. */
export const SESSIONS: Record<SessionKind, SessionMechanism> = {
  customer: {
    cookieName: sessionCookieName,
    takesBearer: true,
    find: async (token, now) => {
      const session = await findSession(token, now);
      return session && { kind: "customer", session, holderId: session.userId };
    },
    clearCookies: clearSessionCookies,
  },
  staff: {
    cookieName: staffCookieName,
    takesBearer: false,
    find: async (token, now) => {
      const session = await findStaffSession(token, now);
      return session && { kind: "staff", session, holderId: session.staffId };
    },
    clearCookies: clearStaffCookie,
  },
  owner: {
    cookieName: deskCookieName,
    takesBearer: false,
    find: async (token, now) => {
      const session = await findDeskSession(token, now);
      return session && { kind: "owner", session, holderId: session.member.id };
    },
    clearCookies: clearDeskCookie,
  },
};

/** Runs a writing call so that each of its transactions asks again whether the session still exists. */
export function whileAlive<T>(found: FoundSession, work: () => Promise<T>): Promise<T> {
  switch (found.kind) {
    case "customer":
      return whileSessionLives(found.session, work);
    case "staff":
      return whileStaffSessionLives(found.session, work);
    case "owner":
      return whileDeskSessionLives(found.session, work);
  }
}
