/* What other programs write differently, said in one way, so that the library reads it wherever this process runs. */

const ZONE = "Europe/Istanbul";
const TIME = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:]*)?):(.*)$/i;
const WHOLE_DAYS = /^\d{8}(?:,\d{8})*$/;
const EVENT = /^BEGIN:VEVENT$[\s\S]*?^END:VEVENT$/gim;

/**
 * An iCalendar text whose whole days and zone-less times are Istanbul's, which `node-ical` would take in the zone of
 * the process, and whose events have UIDs of their own, of which it would keep the last. An event that replaces one
 * instance of another (`RECURRENCE-ID`) keeps the UID of that one.
 */
export function plainCalendar(text: string): string {
  const unfolded = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n[ \t]/g, "")
    .replaceAll(/[ \t]+$/gm, "");
  const seen = new Set<string>();
  return unfolded
    .split("\n")
    .map(inIstanbul)
    .join("\n")
    .replace(EVENT, (event) => ownUid(event, seen))
    .replaceAll("\n", "\r\n");
}

function inIstanbul(line: string): string {
  const [, name, parameters = "", value = ""] = TIME.exec(line) ?? [];
  if (!name) return line;
  if (WHOLE_DAYS.test(value)) return `${name};TZID=${ZONE}:${value.replaceAll(/\d{8}/g, "$&T000000")}`;
  if (/;TZID=/i.test(parameters) || /Z$/i.test(value)) return line;
  return `${name};TZID=${ZONE}:${value}`;
}

function ownUid(event: string, seen: Set<string>): string {
  if (/^RECURRENCE-ID/im.test(event)) return event;
  const uid = /^UID(?:;[^:]*)?:(.*)$/im.exec(event)?.[1] ?? "";
  const own = seen.has(uid) || !uid ? `${uid} ${seen.size}` : uid;
  seen.add(own);
  const without = event.replace(/^UID(?:;[^:]*)?:.*\n/im, "");
  return without.replace(/^BEGIN:VEVENT$/im, `BEGIN:VEVENT\nUID:${own}`);
}
