import type { Permission } from "@/lib/domain/staff/permissions";
import type { SessionKind } from "@/lib/routes/areas";
import { findSession, type Session } from "@/lib/server/people/accounts/sessions/find-session";
import { clearSessionCookies, sessionCookieName } from "@/lib/server/people/accounts/sessions/session-cookie";
import { whileSessionLives } from "@/lib/server/people/accounts/sessions/while-session-lives";
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

/**
 * Whose session an endpoint takes. `ends_customer`: a session is not necessary, and the call ends it. Every other
 * session must still exist when the call writes.
 */
export type Access = "anyone" | "customer" | "customer_or_anyone" | "ends_customer" | StaffAccess;

interface SessionNeed {
  kind: SessionKind;
  use: "none" | "optional" | "required" | "ended";
  permission: Permission | null;
  confirmed: boolean;
}

const CUSTOMER = { kind: "customer", permission: null, confirmed: false } as const;
const OF_CUSTOMERS = {
  anyone: { ...CUSTOMER, use: "none" },
  customer: { ...CUSTOMER, use: "required" },
  customer_or_anyone: { ...CUSTOMER, use: "optional" },
  ends_customer: { ...CUSTOMER, use: "ended" },
} as const satisfies Record<Exclude<Access, StaffAccess>, SessionNeed>;

/** What an endpoint needs of a session. */
export function needOf(access: Access): SessionNeed {
  if (typeof access === "string") return OF_CUSTOMERS[access];
  const { staff, confirmed = false } = access;
  const need = { kind: "staff", permission: null, confirmed } as const;
  if (staff === "anyone") return { ...need, use: "none" };
  if (staff === "ended" || staff === "own") return { ...need, use: staff === "own" ? "required" : staff };
  return { ...need, use: "required", permission: staff };
}

/** A session of either kind, with what the API does with it. */
export type FoundSession =
  | { kind: "customer"; session: Session; holderId: string }
  | { kind: "staff"; session: StaffSession; holderId: string };

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
};

/** Runs a writing call so that each of its transactions asks again whether the session still exists. */
export function whileAlive<T>(found: FoundSession, work: () => Promise<T>): Promise<T> {
  return found.kind === "customer"
    ? whileSessionLives(found.session, work)
    : whileStaffSessionLives(found.session, work);
}
