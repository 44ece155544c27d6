import type { Actor } from "@/lib/domain/shared/actor";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { inEachLocale, type LocalizedText } from "@/lib/i18n/locales";
import { makeBoatSlug } from "@/lib/i18n/make-boat-slug";
import type { BoatDocument, ResolvedBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { checkBoats } from "@/lib/server/catalogue/boats/files/check-boats";
import {
  type BoatChange,
  type ChangedValue,
  compareBoats,
} from "@/lib/server/catalogue/boats/files/compare-boats";
import { type BoatWarning, listWarnings } from "@/lib/server/catalogue/boats/files/list-warnings";
import { mailNewOwner } from "@/lib/server/catalogue/boats/files/mail-new-owner";
import type { BoatIssue } from "@/lib/server/catalogue/boats/files/read-boat-file";
import { readStoredBoats, type StoredBoat } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import type { VideoKeys } from "@/lib/server/catalogue/boats/files/resolve-videos";
import { saveBoats } from "@/lib/server/catalogue/boats/files/save-boats";
import { type AuditEntry, audit } from "@/lib/server/platform/audit";
import type { CacheTag } from "@/lib/server/platform/db/cache-manifest";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

/** By the boat's code. */
export interface BoatMedia {
  pictures: ReadonlyMap<string, ResolvedBoat["pictures"]>;
  videos: ReadonlyMap<string, VideoKeys>;
}

/** Where a boat lies, of what type she is, whether she is there, and her address: what the frame of pages tells too. */
const SHARED_PARTS: ReadonlySet<string> = new Set(["status", "type", "port", "slug"]);

export interface Brought {
  /** Of the boats in `changes`, once they are written. */
  ids: number[];
  changes: BoatChange[];
  warnings: BoatWarning[];
  /** With an issue nothing is written. */
  issues: BoatIssue[];
}

interface Bringing {
  write: boolean;
  by: Actor<"staff" | "owner">;
  now: Date;
  /** Under what it is written down. */
  event: "boat_imported" | "boat_saved";
}

/**
 * Compares boats with what is stored, checks them, lists warnings, and writes those that differ if it should and
 * nothing is wrong: the one way in which a boat is written, by files and by the console. Whoever may not undo a
 * colleague's work names the version that was seen. Audits in its transaction; a new owner is mailed what waits.
 */
export async function bringBoats(
  documents: readonly BoatDocument[],
  media: BoatMedia,
  { write, by, now, event }: Bringing,
): Promise<Brought> {
  return inTransaction(async (tx, client) => {
    const codes = documents.map(({ code }) => code);
    // In the order of their ids, like everyone who locks several.
    if (write)
      await client.query("select 1 from boats where code = any ($1) order by id for no key update", [codes]);
    const stored = new Map((await readStoredBoats(client, codes)).map((boat) => [boat.code, boat]));
    const boats = await resolveBoats(client, documents, media, stored, tripDayOf(now));
    const compared = boats.map((boat) => ({ boat, change: compareBoats(boat, stored.get(boat.code)) }));
    const changed = compared.filter(({ change }) => change.isNew || change.parts.length > 0);
    const changes = changed.map(({ change }) => change);
    const issues = [...(await checkBoats(client, boats, stored)), ...findStale(documents, changes)];
    const renewed = changed.map(({ boat }) => ({ boat, stored: stored.get(boat.code) }));
    const warnings = await listWarnings(client, renewed, now);
    let ids: number[] = [];
    if (write && issues.length === 0 && changed.length > 0) {
      ids = await saveBoats(
        client,
        changed.map(({ boat }) => boat),
        { today: tripDayOf(now) },
      );
      for (const [index, { boat, stored: former }] of renewed.entries()) {
        if (former && former.owner.email !== boat.owner.email) await mailNewOwner(tx, ids[index] ?? 0, now);
      }
      await audit(
        tx,
        ...changes.map((change, index) => entryOf({ by, event }, ids[index] ?? 0, change, warnings)),
      );
      await client.query("update boats set updated_at = $2 where id = any ($1::int[])", [ids, now]);
      await notifyTags(tx, tagsOfChanges(renewed, changes, ids));
    }
    return { changes, warnings, issues, ids };
  });
}

/** A saved boat shows on her page, on her card and in lists; one that customers never saw, nowhere. */
function tagsOfChanges(
  renewed: readonly { boat: ResolvedBoat; stored: StoredBoat | undefined }[],
  changes: readonly BoatChange[],
  ids: readonly number[],
): CacheTag[] {
  const own = ids.map((id) => `boat:${id}` as const);
  const shown = changes.filter((_, index) => {
    const one = renewed[index];
    return one?.boat.status === "published" || one?.stored?.status === "published";
  });
  if (shown.length === 0) return own;
  const onlyOwn = shown.every(({ isNew, parts }) => !isNew && !parts.some((part) => SHARED_PARTS.has(part)));
  const further: CacheTag[] = onlyOwn ? [] : ["boats", "places", "slugs"];
  return [...further, "boat-lists", "home", ...own];
}

/** Letters of a value that are kept: whoever wants a whole text looks at the boat. */
const KEPT_LETTERS = 300;
/** Who owns and steers a boat may have to be forgotten: of these only that they changed is kept. */
const PERSONAL = /^(owner|captain)\./;

function entryOf(
  { by, event }: Pick<Bringing, "by" | "event">,
  id: number,
  { code, isNew, parts, values }: BoatChange,
  warnings: readonly BoatWarning[],
): AuditEntry {
  // Of another owner both have a name here: the addresses stay out of what is kept for ten years.
  const told = warnings
    .filter(({ where }) => where === code)
    .map(({ key, values: { from, to, ...rest } }) => {
      return { key, values: key === "owner" ? rest : { ...rest, from, to } };
    });
  const data = {
    code,
    isNew,
    parts,
    changes: values.map(keptOf),
    ...(told.length > 0 && { warnings: told }),
  };
  return { by, event, subject: { kind: "boat", id: String(id) }, data };
}

function keptOf({ field, from, to }: ChangedValue) {
  if (PERSONAL.test(field)) return { field };
  return { field, from: from?.slice(0, KEPT_LETTERS) ?? null, to: to?.slice(0, KEPT_LETTERS) ?? null };
}

/** Boats that would change although the file was not made from what the site has now. */
function findStale(documents: readonly BoatDocument[], changes: readonly BoatChange[]): BoatIssue[] {
  const versions = new Map(documents.map(({ code, version }) => [code, version]));
  return changes.flatMap(({ code, version: current }) => {
    const version = versions.get(code) ?? null;
    if (current === null || version === current) return [];
    const problem = version
      ? `the boat was changed after this file was exported: it has version ${current} now. Export it again`
      : `is missing: the site has this boat, with version ${current}. Export it and edit that file`;
    return [{ where: code, field: "version", problem }];
  });
}

async function resolveBoats(
  client: SqlClient,
  boats: readonly BoatDocument[],
  { pictures, videos }: BoatMedia,
  stored: ReadonlyMap<string, StoredBoat>,
  today: TripDay,
): Promise<ResolvedBoat[]> {
  const { rows } = await client.query<{ key: string; slug: LocalizedText }>(`
    select t.key, json_object_agg(s.locale, s.slug) as slug from types t
    join slugs s on s.scope = 'type' and s.entity_id = t.id and s.current group by t.key`);
  const typeSlugs = new Map(rows.map(({ key, slug }) => [key, slug]));
  return boats.map(({ version: _, ...boat }) => {
    const typeSlug = typeSlugs.get(boat.type) ?? inEachLocale(() => boat.type);
    const slug = boat.slug ?? stored.get(boat.code)?.slug ?? makeBoatSlug(boat.name.tr, typeSlug);
    const video = resolveVideo(boat.video, videos.get(boat.code), stored.get(boat.code), today);
    return { ...boat, slug, pictures: pictures.get(boat.code) ?? [], video };
  });
}

/** A video that the boat already has keeps its day; a new one is published today. */
function resolveVideo(
  video: BoatDocument["video"],
  keys: VideoKeys | undefined,
  stored: StoredBoat | undefined,
  today: TripDay,
): ResolvedBoat["video"] {
  if (!video || !keys) return null;
  const { title, description, published_on } = video;
  const known = stored?.video?.key === keys.key ? stored.video.published_on : null;
  return { ...keys, title, description, published_on: published_on ?? known ?? today };
}
