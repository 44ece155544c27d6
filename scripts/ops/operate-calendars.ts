import { readFile, stat } from "node:fs/promises";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { addFeed, addFile } from "@/lib/server/catalogue/calendars/add-feed";
import { createCalendarLink, revokeCalendarLink } from "@/lib/server/catalogue/calendars/calendar-links";
import { askReading, removeFeed, settleConflict } from "@/lib/server/catalogue/calendars/change-feed";
import { listCalendarConflicts, listCalendarLinks, listFeeds } from "@/lib/server/operator/list-calendars";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { type Operation, type OperationInput, takeOption } from "@/scripts/ops/operation";
import { columns, span, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

const MAX_FILE_BYTES = 512 * 1024;

/** Conflicts first, then calendars. */
async function printFeeds({ args: [boatCode] }: OperationInput): Promise<number> {
  for (const conflict of await listCalendarConflicts(currentTime())) {
    const { boatCode: boat, calendar, startsAt, endsAt, number, saleStartsAt, saleEndsAt } = conflict;
    const sold = `${number} ${span(saleStartsAt, saleEndsAt)}`;
    say(columns("CONFLICT", boat, calendar, span(startsAt, endsAt), "with", sold, conflict.feedId));
  }
  const feeds = await listFeeds({ boatCode });
  if (feeds.length === 0) say("No calendar takes a boat's time.");
  for (const { id, boatCode: code, name, host, eventCount, readAt, nextReadAt, error } of feeds)
    say(
      columns(
        id,
        code,
        name,
        host ?? "file",
        `${eventCount} events`,
        readAt ? `read ${when(readAt)}` : "not read yet",
        nextReadAt && `next ${when(nextReadAt)}`,
        error,
      ),
    );
  return 0;
}

/** Takes a boat's time from an address or a file. */
async function addCalendar({ by, args }: OperationInput): Promise<number> {
  const [boatCode = "", source = "", ...words] = args;
  const name = words.join(" ");
  if (!boatCode || !source || !name)
    return explain("Give the boat's code, an https address or an .ics file, and a name for it.");
  if (source.startsWith("https://"))
    return reportAdded(await addFeed({ boatCode, name, address: source }, by, currentTime()));
  const file = await stat(source).catch(() => null);
  if (!file?.isFile()) return explain(`There is no file ${source}.`);
  if (file.size > MAX_FILE_BYTES) return explain("The file is larger than 512 KB.");
  const text = await readFile(source, "utf8");
  return reportAdded(await addFile({ boatCode, name, text }, by, currentTime()));
}

function reportAdded(added: Awaited<ReturnType<typeof addFeed | typeof addFile>>): number {
  return report(added, added.ok ? `The calendar is ${added.value.id}.` : "");
}

/** Has a calendar read by the worker at once. */
async function readNow({ by, args: [id = ""] }: OperationInput): Promise<number> {
  if (!isUuid(id)) return explainId();
  return report(await askReading(id, by), "The worker reads it now; `calendars list` shows what it found.");
}

async function removeCalendar({ by, args: [id = ""] }: OperationInput): Promise<number> {
  if (!isUuid(id)) return explainId();
  return report(await removeFeed(id, by, currentTime()), "The calendar and its blocks are gone.");
}

/** Keeps that the sale stands, for all events of a calendar that are in conflict with it. */
async function settle({ by, args: [id = "", number = ""] }: OperationInput): Promise<number> {
  if (!isUuid(id) || !number)
    return explain("Give the calendar's id and the sale's number, as `calendars list` shows them.");
  const now = currentTime();
  const conflicts = (await listCalendarConflicts(now)).filter(
    (one) => one.feedId === id && one.number === number.toUpperCase(),
  );
  if (conflicts.length === 0) say("There is no such conflict.");
  for (const { startsAt, endsAt } of conflicts) {
    const settled = await settleConflict({ feedId: id, startsAt, endsAt }, by, now);
    if (!settled.ok) return report(settled, "");
    say(`${number} stands, ${span(startsAt, endsAt)} is settled.`);
  }
  return conflicts.length > 0 ? 0 : 1;
}

/** The addresses for other platforms: shows, makes or revokes them. */
async function printLinks({ args: [boatCode] }: OperationInput): Promise<number> {
  const links = await listCalendarLinks({ boatCode });
  if (links.length === 0) say("No other platform reads a boat's calendar.");
  for (const { id, boatCode: code, name, wholeDays, withImported, address } of links)
    say(columns(id, code, name, wholeDays && "whole days", withImported && "with imported", address));
  return 0;
}

async function addLink({ by, args }: OperationInput): Promise<number> {
  const { isSet: wholeDays, rest } = takeOption(args, "--whole-days");
  const { isSet: withImported, rest: words } = takeOption(rest, "--with-imported");
  const [boatCode = "", ...name] = words;
  if (!boatCode || name.length === 0) return explain("Give the boat's code and a name for the address.");
  const created = await createCalendarLink({ boatCode, name: name.join(" "), wholeDays, withImported }, by);
  if (!created.ok) return report(created, "");
  const links = await listCalendarLinks({ boatCode });
  say(links.find(({ id }) => id === created.value.id)?.address ?? "");
  return 0;
}

async function revokeLink({ by, args: [id = ""] }: OperationInput): Promise<number> {
  if (!isUuid(id)) return explain("Give the address's id, as `calendars links list` shows it.");
  return report(
    await revokeCalendarLink(id, by, currentTime()),
    "Whoever asks for the address finds nothing.",
  );
}

const explainId = () => explain("Give the calendar's id, as `calendars list` shows it.");

/** Calendars of other platforms, in and out. */
export const CALENDAR_OPERATIONS: readonly Operation[] = [
  {
    name: "calendars links list",
    usage: "[code]",
    summary: "the secret addresses under which other platforms read boats",
    run: printLinks,
  },
  {
    name: "calendars links add",
    usage: "<code> <name> [--whole-days] [--with-imported]",
    summary: "make such an address",
    dryRun: "rolled back",
    audits: "calendar_link_created",
    run: addLink,
  },
  {
    name: "calendars links revoke",
    usage: "<id>",
    summary: "end such an address for ever",
    dryRun: "rolled back",
    audits: "calendar_link_revoked",
    run: revokeLink,
  },
  {
    name: "calendars list",
    usage: "[code]",
    summary: "conflicts with other platforms, and the calendars that take boats' time",
    run: printFeeds,
  },
  {
    name: "calendars add",
    usage: "<code> <https address|file.ics> <name>",
    summary: "take a boat's time from a calendar of another platform",
    dryRun: "rolled back",
    audits: "calendar_added",
    run: addCalendar,
  },
  {
    name: "calendars ask",
    usage: "<id>",
    summary: "have a calendar read at once by the worker",
    dryRun: "rolled back",
    audits: ["calendar_reading_asked", "calendar_read"],
    run: readNow,
  },
  {
    name: "calendars settle",
    usage: "<id> <number>",
    summary: "the sale stands and the other platform was told",
    dryRun: "rolled back",
    audits: "calendar_conflict_settled",
    run: settle,
  },
  {
    name: "calendars remove",
    usage: "<id>",
    summary: "remove a calendar and its blocks",
    dryRun: "rolled back",
    audits: "calendar_removed",
    run: removeCalendar,
  },
];
