/* What follows for a page from whom it is for, once: session, policy of scripts, search engines, caches. */
import { type Locale, STAFF_LOCALES } from "@/lib/i18n/locales";

/** Which layout carries the page. */
export type RouteArea =
  | "site"
  | "account"
  | "download"
  | "plain"
  | "handler"
  | "calendar"
  | "notice"
  | "feed"
  | "console"
  | "console_file"
  | "desk"
  | "desk_file";

/** The sessions of this site, and the cookie that each is kept in. */
export const SESSION_COOKIES = {
  customer: "palamar_session",
  staff: "palamar_staff",
  owner: "palamar_owner",
} as const;
export type SessionKind = keyof typeof SESSION_COOKIES;

export interface Area {
  /** Whose session its guarded pages need; null = for everybody, or by a token in the address. */
  readonly session: SessionKind | null;
  /**
   * How strict the Content-Security-Policy is. `plain`: scripts by nonce, nothing foreign. `own`: rendered for one
   * visitor, scripts by nonce. `shared`: cached HTML, where a nonce cannot exist.
   */
  readonly policy: "plain" | "own" | "shared";
  /** Not for search engines and caches: `noindex` and `no-store`. */
  readonly secluded: boolean;
  /** For how many seconds whoever asked may keep it all the same. */
  readonly keptSeconds?: number;
  /** Where it does not speak every language: the reader's own counts first, English stands for the others. */
  readonly locales?: readonly Locale[];
}

const PUBLIC = { session: null, policy: "shared", secluded: false } as const;
const CUSTOMER = { session: "customer", policy: "own", secluded: true } as const;
/** The operator's console: scripts by nonce and nothing foreign, in the languages that it has. */
const STAFF = { session: "staff", policy: "plain", secluded: true, locales: STAFF_LOCALES } as const;
/** The desk of an owner: scripts by nonce and nothing foreign. */
const OWNER = { session: "owner", policy: "plain", secluded: true } as const;
/** Opened by a link of a mail, among them the owner's; or on the way from and to a provider. */
const BY_LINK = { session: null, policy: "plain", secluded: true } as const;

/** The table of areas. */
export const AREAS = {
  site: PUBLIC,
  feed: PUBLIC,
  notice: PUBLIC,
  account: CUSTOMER,
  /** Documents of the customer area that no layout surrounds. */
  download: CUSTOMER,
  console: STAFF,
  /** Files of the console, that no layout surrounds. */
  console_file: STAFF,
  desk: OWNER,
  /** Files of the desk, that no layout surrounds. */
  desk_file: OWNER,
  plain: BY_LINK,
  handler: BY_LINK,
  /** What other programs ask for again and again. */
  calendar: { ...BY_LINK, keptSeconds: 300 },
} as const satisfies Record<RouteArea, Area>;

/** What follows for an area, as every area has it. */
export const areaOf = (area: RouteArea): Area => AREAS[area];
