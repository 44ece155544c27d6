import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  ACTOR_KINDS,
  OWNER_KINDS,
  PAPER_STATES,
  PAPER_SUBJECTS,
  PAPER_TYPES,
} from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { boats } from "./boats";
import { places, types } from "./catalogue";
import { createdAt, enumText, instant, localized } from "./columns";
import { oneOf } from "./one-of";
import { owners } from "./owners";

const ownerId = () =>
  uuid("owner_id")
    .notNull()
    .references(() => owners.id, { onDelete: "cascade" });

/** What somebody wrote who wants to rent out a boat: the facts of her draft. */
export const ownerApplications = pgTable(
  "owner_applications",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: ownerId(),
    boatName: text("boat_name").notNull(),
    typeId: integer("type_id")
      .notNull()
      .references(() => types.id),
    portId: integer("port_id")
      .notNull()
      .references(() => places.id),
    lengthCm: integer("length_cm").notNull(),
    personCount: smallint("person_count").notNull(),
    note: text("note"),
    /** The draft that was made of it. */
    boatId: integer("boat_id").references(() => boats.id, { onDelete: "set null" }),
    /** Of the information text on personal data, and when it was read. */
    noticeVersion: text("notice_version").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("owner_applications_owner_id").on(t.ownerId, t.createdAt)],
);

/** Mailed ways to the page where an owner completes what is missing; each ends after 7 days or when it is replaced. */
export const ownerInvitations = pgTable(
  "owner_invitations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: ownerId(),
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** When the owner became active, or a later one was mailed. */
    usedAt: instant("used_at"),
  },
  (t) => [index("owner_invitations_owner_id").on(t.ownerId, t.createdAt)],
);

/** Which papers there are. Data: what the law asks for changes. */
export const paperKinds = pgTable(
  "paper_kinds",
  {
    key: text("key").primaryKey(),
    subject: enumText("subject", PAPER_SUBJECTS).notNull(),
    /** Only for owners of this kind; null = for all. */
    ownerKind: enumText("owner_kind", OWNER_KINDS),
    /** No boat is sold without it. */
    needed: boolean("needed").notNull(),
    /** Whether it ends one day. */
    expires: boolean("expires").notNull(),
    name: localized("name").notNull(),
    position: smallint("position").notNull(),
  },
  (t) => [
    check("paper_kinds_subject", oneOf(t.subject, PAPER_SUBJECTS)),
    check("paper_kinds_owner_kind", oneOf(t.ownerKind, OWNER_KINDS)),
  ],
);

/** Papers that owners hand in. A file is never replaced: a newer paper is another row. */
export const ownerPapers = pgTable(
  "owner_papers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: ownerId(),
    /** Of papers of a boat and her captain. */
    boatId: integer("boat_id").references(() => boats.id, { onDelete: "cascade" }),
    kind: text("kind")
      .notNull()
      .references(() => paperKinds.key),
    number: text("number"),
    validFrom: date("valid_from"),
    /** The last day on which it counts. */
    validUntil: date("valid_until"),
    /** In the storage of papers; null for demo papers of which there is no file. */
    fileKey: text("file_key"),
    fileType: enumText("file_type", PAPER_TYPES),
    state: enumText("state", PAPER_STATES).notNull().default("waiting"),
    uploadedBy: enumText("uploaded_by", ACTOR_KINDS).notNull(),
    uploadedById: text("uploaded_by_id"),
    checkedAt: instant("checked_at"),
    /** The member of staff. */
    checkedBy: text("checked_by"),
    refusal: text("refusal"),
    /** Before how many days its owner was warned last that it ends. */
    warnedDays: smallint("warned_days"),
    createdAt: createdAt(),
  },
  (t) => [
    index("owner_papers_owner_id").on(t.ownerId, t.createdAt),
    index("owner_papers_boat_id").on(t.boatId),
    index("owner_papers_waiting").on(t.createdAt).where(sql`${t.state} = 'waiting'`),
    index("owner_papers_end").on(t.validUntil).where(sql`${t.state} = 'accepted'`),
    check("owner_papers_state", oneOf(t.state, PAPER_STATES)),
    check("owner_papers_type", oneOf(t.fileType, PAPER_TYPES)),
    check("owner_papers_file", sql`(${t.fileKey} is null) = (${t.fileType} is null)`),
    check("owner_papers_days", sql`${t.validFrom} <= ${t.validUntil}`),
    check("owner_papers_refusal", sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
    check("owner_papers_checked", sql`(${t.state} = 'waiting') = (${t.checkedAt} is null)`),
  ],
);

/** The versions of the agreement between owner and intermediary; what was accepted stays. */
export const agreementTexts = pgTable("agreement_texts", {
  version: integer("version").primaryKey(),
  title: localized("title").notNull(),
  body: localized("body").notNull(),
  validFrom: instant("valid_from").notNull(),
});

export const ownerAgreements = pgTable(
  "owner_agreements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: ownerId(),
    version: integer("version")
      .notNull()
      .references(() => agreementTexts.version),
    locale: enumText("locale", LOCALES).notNull(),
    /** What was read, word by word. */
    text: text("text").notNull(),
    /** SHA-256 of the text, hex. */
    hash: text("hash").notNull(),
    clientAddress: text("client_address"),
    acceptedAt: instant("accepted_at").notNull(),
  },
  (t) => [
    uniqueIndex("owner_agreements_version").on(t.ownerId, t.version),
    check("owner_agreements_locale", oneOf(t.locale, LOCALES)),
  ],
);
