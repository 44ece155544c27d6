import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { CONTENT_KINDS, CURRENCIES, PAGE_TYPES, TEXT_DRAFT_KINDS } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { createdAt, editedAt, enumText, instant, serialId, updatedAt } from "./columns";
import { oneOf } from "./one-of";

export const contents = pgTable(
  "contents",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    key: text("key").notNull().unique(),
    kind: enumText("kind", CONTENT_KINDS).notNull(),
    /** Only for kind page: the page-relation key. */
    pageType: enumText("page_type", PAGE_TYPES),
    /** Groups of the FAQ: booking, payment, on_board, cancellation, help … */
    groupKey: text("group_key"),
    mediaKey: text("media_key"),
    authorName: text("author_name"),
    position: integer("position").notNull().default(0),
    publishedAt: instant("published_at"),
    demo: boolean("demo").notNull().default(false),
    editedAt: editedAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("contents_kind").on(t.kind, t.position),
    check("contents_kind", oneOf(t.kind, CONTENT_KINDS)),
    check("contents_page_type", sql`(${t.kind} = 'page') = (${t.pageType} is not null)`),
  ],
);

export const contentTexts = pgTable(
  "content_texts",
  {
    contentId: integer("content_id")
      .notNull()
      .references(() => contents.id, { onDelete: "cascade" }),
    locale: enumText("locale", LOCALES).notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull().default(""),
    /** Markdown. */
    body: text("body").notNull().default(""),
    /** What its picture shows; empty = the title stands in for it. */
    pictureAlt: text("picture_alt").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.locale] }),
    check("content_texts_locale", oneOf(t.locale, LOCALES)),
  ],
);

/**
 * Texts that are being written: nothing outside of the console reads them, and they need not be complete. One for each
 * text or contract, beside what the site has of it.
 */
export const textDrafts = pgTable(
  "text_drafts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: enumText("kind", TEXT_DRAFT_KINDS).notNull(),
    /** The key of a content; `contract/distance_sales`. */
    name: text("name").notNull(),
    /** The fields of the form. */
    fields: jsonb("fields").notNull(),
    /** Counts the changes, so that nobody overwrites what a colleague has just changed. */
    version: integer("version").notNull().default(1),
    /** Who wrote last: see `Actor`. */
    editedById: text("edited_by_id"),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("text_drafts_name").on(t.kind, t.name),
    check("text_drafts_kind", oneOf(t.kind, TEXT_DRAFT_KINDS)),
  ],
);

/** Addresses that the site had once, or that stand on paper, and where they lead. */
export const redirects = pgTable(
  "redirects",
  {
    id: serialId(),
    /** A path as visitors ask for it, without query: `/eski-sayfa`. */
    fromPath: text("from_path").notNull().unique(),
    toPath: text("to_path").notNull(),
    createdAt: createdAt(),
  },
  (t) => [check("redirects_differ", sql`${t.fromPath} <> ${t.toPath}`)],
);

/** Brand, contact data, social links, switches: one row a setting, see `settings/site-settings.ts`. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: updatedAt(),
});

/** Kuruş, cents: how many TRY one unit costs. Serves sorting and price filters, never charging. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    currency: enumText("currency", CURRENCIES).primaryKey(),
    tryPerUnit: doublePrecision("try_per_unit").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("exchange_rates_currency", oneOf(t.currency, CURRENCIES)),
    check("exchange_rates_positive", sql`${t.tryPerUnit} > 0`),
  ],
);

export const contactMessages = pgTable("contact_messages", {
  id: serialId(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone"),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  locale: enumText("locale", LOCALES).notNull(),
  createdAt: createdAt(),
  /** Of the release before conversations, whose contact form still names it; to be removed with the next release. */
  settledAt: instant("settled_at"),
});

/** Counters of rate-limiter-flexible, shared by all instances. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});
