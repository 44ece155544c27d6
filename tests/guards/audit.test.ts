import { AUDIT_EVENTS, CONSOLE_EVENTS } from "@/lib/domain/shared/audit-events";
import { OPERATIONS } from "@/scripts/ops/operations";
import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

/** The last word of commands that only read. */
const READS = /\b(list|show|read|find|export|status|verify|missing|reports|occupancies|today|mails)$/;
/** Commands that keep the database itself: what they write is no act about anything, or the audit is in it. */
const UPKEEP = ["search rebuild", "backup", "restore", "seed", "migrate"];
/** What commands call beside the read models without writing anything of the trade. */
const READING_FOLDERS =
  /^lib\/server\/(operator|platform)\/|\/files\/(export|list|read|contract-template|check)|list-messages|read-/;
const READING_FILES = [
  "lib/server/reading/shortlists/shortlist-link",
  "lib/server/reading/seo/absolute-url",
  "lib/server/catalogue/search/projection/rebuild-search",
  "lib/server/catalogue/search/projection/verify-search",
];

test("a command only reads, keeps the database, or names the event that is written down", () => {
  const silent = OPERATIONS.filter(
    ({ audits, name }) => !audits && !READS.test(name) && !UPKEEP.includes(name),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(OPERATIONS.filter(({ audits, name }) => audits && READS.test(name))).toEqual([]);
});

test("every event is written down somewhere, and every event but those that only the console has, has a command", () => {
  const sources = filesOf("lib/server/**/*.ts").map(textOf);
  const written = sources.filter((text) => text.includes("audit(")).join("\n");
  expect(AUDIT_EVENTS.filter((event) => !written.includes(`"${event}"`))).toEqual([]);
  const named = new Set<string>([...OPERATIONS.flatMap(({ audits }) => audits ?? []), ...CONSOLE_EVENTS]);
  expect(AUDIT_EVENTS.filter((event) => !named.has(event))).toEqual([]);
});

test("what commands call either reads or writes to the audit in its own transaction", () => {
  const called = filesOf("scripts/ops/**/*.ts").flatMap((file) =>
    [...textOf(file).matchAll(/^import \{[^}]*\} from "@\/(lib\/server\/[^"]+)";/gm)].map(
      ([, path]) => path ?? "",
    ),
  );
  const writing = [...new Set(called)].filter(
    (path) => !READING_FOLDERS.test(path) && !READING_FILES.includes(path),
  );
  expect(writing.length).toBeGreaterThan(20);
  const audited = /\baudit\(tx|\b(cancelWithRefund|bringBoats|applyContents|publishTemplates)\(/;
  expect(writing.filter((path) => !audited.test(textOf(`${path}.ts`)))).toEqual([]);
});
