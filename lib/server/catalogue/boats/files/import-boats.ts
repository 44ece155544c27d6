import type { Actor } from "@/lib/domain/shared/actor";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inEachLocale, type LocalizedText } from "@/lib/i18n/locales";
import type { BoatDocument, ResolvedBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { checkBoats } from "@/lib/server/catalogue/boats/files/check-boats";
import { type BoatChange, compareBoats } from "@/lib/server/catalogue/boats/files/compare-boats";
import { type BoatWarning, listWarnings } from "@/lib/server/catalogue/boats/files/list-warnings";
import { mailNewOwner } from "@/lib/server/catalogue/boats/files/mail-new-owner";
import { makeBoatSlug } from "@/lib/server/catalogue/boats/files/make-boat-slug";
import { type BoatIssue, readBoatFile } from "@/lib/server/catalogue/boats/files/read-boat-file";
import { readStoredBoats, type StoredBoat } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { makePictures, resolvePictures } from "@/lib/server/catalogue/boats/files/resolve-pictures";
import {
  resolveVideos,
  storeVideos,
  type VideoKeys,
} from "@/lib/server/catalogue/boats/files/resolve-videos";
import { saveBoats } from "@/lib/server/catalogue/boats/files/save-boats";
import { type AuditEntry, audit } from "@/lib/server/platform/audit";
import type { CacheTag } from "@/lib/server/platform/db/cache-manifest";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

export interface BoatImport {
  changes: BoatChange[];
  /** What somebody should look at before the import: see `listWarnings`. */
  warnings: BoatWarning[];
  unchanged: number;
  newPictures: number;
  newVideos: number;
}

/** By the boat's code. */
interface BoatMedia {
  pictures: ReadonlyMap<string, ResolvedBoat["pictures"]>;
  videos: ReadonlyMap<string, VideoKeys>;
}

/** Parts of a boat of which no other boat's page, no address and no count of boats at a place follows. */
const OWN_PARTS: ReadonlySet<string> = new Set([
  "rates",
  "services",
  "usage_rules",
  "rental_rules",
  "description",
  "pictures",
  "video",
]);

/**
 * Brings boats to what a .json or .csv file says, all or nothing: one wrong field refuses the whole file, with
 * every wrong one in `details.issues`. A boat that was changed since its export is wrong, too, so that no old file
 * undoes a colleague's work. Warnings refuse it unless `confirmed`, with them in `details.warnings`. Pictures
 * named by file are made in every width, videos kept as they are. Only boats that differ are written, and every
 * instance is notified. Boats without a line stay as they are. A dry run finds the same and writes nothing.
 */
export async function importBoats(
  path: string,
  by: Actor<"staff">,
  {
    dryRun = false,
    confirmed = false,
    now = currentTime(),
  }: { dryRun?: boolean; confirmed?: boolean; now?: Date } = {},
): Promise<Outcome<BoatImport, "boats_invalid" | "confirmation_needed">> {
  const read = readBoatFile(path);
  const pictures = await resolvePictures(path, read.boats);
  const videos = await resolveVideos(path, read.boats);
  const media = { pictures: pictures.resolved, videos: videos.resolved };
  const withoutMedia = new Set([...pictures.issues, ...videos.issues].map(({ where }) => where));
  const boats = read.boats.filter(({ code }) => !withoutMedia.has(code));
  const bring = (write: boolean) => bringBoats(boats, media, { write, by, now });
  const foreseen = await bring(false);
  const wrong = [...read.issues, ...pictures.issues, ...videos.issues, ...foreseen.issues];
  if (wrong.length > 0) return refuse("boats_invalid", { issues: wrong });
  const report = ({ changes, warnings }: Brought) =>
    accept({
      changes,
      warnings,
      unchanged: boats.length - changes.length,
      newPictures: pictures.made.length + videos.posters.length,
      newVideos: videos.videos.length,
    });
  if (dryRun || foreseen.changes.length === 0) return report(foreseen);
  if (foreseen.warnings.length > 0 && !confirmed)
    return refuse("confirmation_needed", { warnings: foreseen.warnings });
  // Takes seconds, so it runs before the transaction and does not block bookings.
  await makePictures([...pictures.made, ...videos.posters]);
  await storeVideos(videos.videos);
  const brought = await bring(true);
  return brought.issues.length > 0 ? refuse("boats_invalid", { issues: brought.issues }) : report(brought);
}

interface Brought {
  changes: BoatChange[];
  warnings: BoatWarning[];
  /** With an issue nothing is written. */
  issues: BoatIssue[];
}

async function bringBoats(
  documents: readonly BoatDocument[],
  media: BoatMedia,
  { write, by, now }: { write: boolean; by: Actor<"staff">; now: Date },
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
    if (write && issues.length === 0 && changed.length > 0) {
      const ids = await saveBoats(
        client,
        changed.map(({ boat }) => boat),
        { today: tripDayOf(now) },
      );
      for (const [index, { boat, stored: former }] of renewed.entries()) {
        if (former && former.owner.email !== boat.owner.email) await mailNewOwner(tx, ids[index] ?? 0, now);
      }
      await audit(tx, ...changes.map((change, index) => entryOf(by, ids[index] ?? 0, change)));
      await client.query("update boats set updated_at = $2 where id = any ($1::int[])", [ids, now]);
      await notifyTags(tx, tagsOfChanges(changes, ids));
    }
    return { changes, warnings, issues };
  });
}

function tagsOfChanges(changes: readonly BoatChange[], ids: readonly number[]): CacheTag[] {
  const onlyOwn = changes.every(({ isNew, parts }) => !isNew && parts.every((part) => OWN_PARTS.has(part)));
  const further: CacheTag[] = onlyOwn ? [] : ["boats", "places", "slugs"];
  return [...further, "boat-lists", "home", ...ids.map((id) => `boat:${id}` as const)];
}

function entryOf(by: Actor<"staff">, id: number, { code, isNew, parts }: BoatChange): AuditEntry {
  const data = { code, isNew, parts };
  return { by, event: "boat_imported", subject: { kind: "boat", id: String(id) }, data };
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

/** The wrong fields of a refused import. */
export function boatIssuesOf(details: Record<string, unknown> | undefined): BoatIssue[] {
  return (details?.issues ?? []) as BoatIssue[];
}

/** The warnings of an import that was refused because nobody confirmed it. */
export function boatWarningsOf(details: Record<string, unknown> | undefined): BoatWarning[] {
  return (details?.warnings ?? []) as BoatWarning[];
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
