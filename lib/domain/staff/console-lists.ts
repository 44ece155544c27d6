import { AUDIT_EVENTS } from "@/lib/domain/shared/audit-events";
import {
  ACTOR_KINDS,
  BOAT_STATUSES,
  CURRENCIES,
  ORDER_STATUSES,
  OWNER_KINDS,
  OWNER_STATES,
  PAYMENT_STATES,
  REFUND_STATES,
  RESERVATION_STATUSES,
} from "@/lib/domain/shared/vocabulary";
import type { ListShape } from "./list-query";

const TEXT = { kind: "text" } as const;
const DAY = { kind: "day" } as const;
const CURRENCY = { kind: "choice", options: CURRENCIES } as const;
/** The days on which something was written down, both included. */
const MADE = { made_from: DAY, made_until: DAY } as const;

/** What the lists of the console can be narrowed and sorted by. */
export const CONSOLE_LISTS = {
  /** Trips and celebrations. */
  bookings: {
    fields: {
      number: TEXT,
      status: { kind: "choice", options: [...RESERVATION_STATUSES, ...ORDER_STATUSES] },
      port: { kind: "id" },
      boat: TEXT,
      departs_from: DAY,
      departs_until: DAY,
      ...MADE,
      currency: CURRENCY,
    },
    sorts: ["departure", "created", "total"],
    firstSort: "-created",
  },
  payments: {
    fields: {
      number: TEXT,
      state: { kind: "choice", options: PAYMENT_STATES },
      review: { kind: "choice", options: ["yes"] },
      ...MADE,
      currency: CURRENCY,
    },
    sorts: ["created", "amount"],
    firstSort: "-created",
  },
  refunds: {
    fields: { number: TEXT, state: { kind: "choice", options: REFUND_STATES }, ...MADE, currency: CURRENCY },
    sorts: ["created", "amount"],
    firstSort: "-created",
  },
  boats: {
    fields: {
      /** A part of a name, or the beginning of a code. */
      words: TEXT,
      status: { kind: "choice", options: BOAT_STATUSES },
      port: { kind: "id" },
      type: { kind: "id" },
    },
    sorts: ["code", "from", "updated"],
    firstSort: "code",
  },
  owners: {
    fields: {
      /** A part of a name, a telephone or a tax number. */
      words: TEXT,
      state: { kind: "choice", options: OWNER_STATES },
      kind: { kind: "choice", options: OWNER_KINDS },
    },
    sorts: ["name", "created"],
    firstSort: "-created",
  },
  reviews: {
    fields: {
      boat: TEXT,
      state: { kind: "choice", options: ["published", "hidden"] },
      /** Of which the mean of its scores is not more. */
      score: { kind: "choice", options: ["2", "3", "4"] },
      ...MADE,
    },
    sorts: ["created", "score"],
    firstSort: "-created",
  },
  waiting: { fields: { boat: TEXT, day: DAY }, sorts: ["day", "created"], firstSort: "day" },
  /** Lists of boats that customers share. */
  shortlists: { fields: { email: TEXT, ...MADE }, sorts: ["created"], firstSort: "-created" },
  /** Texts of the site, drafts included. */
  contents: {
    fields: {
      words: TEXT,
      kind: { kind: "choice", options: ["blog", "page", "faq", "special_service", "home_feature"] },
      state: { kind: "choice", options: ["draft", "scheduled", "published", "changing"] },
      /** Whether it is written in every language. */
      translation: { kind: "choice", options: ["complete", "missing"] },
    },
    sorts: ["updated", "title"],
    firstSort: "-updated",
  },
  audit: {
    fields: {
      about: TEXT,
      event: { kind: "choice", options: AUDIT_EVENTS },
      by: { kind: "choice", options: ACTOR_KINDS },
    },
    sorts: ["at"],
    firstSort: "-at",
  },
} as const satisfies Record<string, ListShape>;

export type ConsoleList = keyof typeof CONSOLE_LISTS;
export const CONSOLE_LIST_NAMES = Object.keys(CONSOLE_LISTS) as ConsoleList[];
export type ShapeOf<L extends ConsoleList> = (typeof CONSOLE_LISTS)[L];

/** Views that one person may keep of one list. */
export const MAX_STAFF_VIEWS = 20;
export const MAX_VIEW_NAME = 40;

/** Rows are counted up to so many: more are said to be more. */
export const COUNTED_ROWS = 1000;
/** Rows of a downloaded file. */
export const EXPORTED_ROWS = 10_000;
