import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { CustomerActions, DataActions } from "@/components/operate/customer/customer-actions";
import { CustomerFacts } from "@/components/operate/customer/customer-facts";
import { CustomerPasskeys } from "@/components/operate/customer/customer-passkeys";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { reviewColumns } from "@/components/operate/reviews/review-columns";
import { shortlistColumns } from "@/components/operate/shortlists/shortlist-columns";
import { waitingColumns } from "@/components/operate/waiting/waiting-columns";
import { STAFF_ROLES, type StaffRole } from "@/lib/domain/staff/permissions";
import { escapeHtml } from "@/lib/server/platform/escape-html";

const ADMIN: StaffRole = "admin";
const AT = new Date("2026-12-01T10:00Z");
const ID = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";
const sheetOf = (name: string, reason: string) => ({
  id: ID,
  name,
  email: "ayse@example.com",
  emailProvenAt: AT,
  newEmail: "right@example.com",
  newEmailUntil: AT,
  phone: "+905321234567",
  phoneProvenAt: AT,
  locale: "tr" as const,
  createdAt: AT,
  birthdate: "1990-02-28",
  address: "Rıhtım Sokağı 7",
  identityNumber: "12345678901",
  anonymisedAt: null,
  writingBlockedAt: AT,
  writingBlockedReason: reason,
  messagesWritten: 2,
  conversations: 1,
});
const reviewOf = (words: string) => ({
  id: "7",
  boatCode: "PLM-1004",
  createdAt: AT,
  scores: { clean_rate: 5, service_rate: 4, comm_rate: 5, pp_rate: 4 },
  title: words,
  text: words,
  reply: words,
  userId: ID,
  authorName: words,
  number: "PLM-7K3M9QXA",
  hiddenReason: words,
});
const listOf = (name: string) => ({ id: ID, userId: ID, name, createdAt: AT, boats: ["PLM-1004"], votes: 1 });
const entryOf = (name: string) => ({
  id: ID,
  boatCode: "PLM-1004",
  day: "2026-12-05",
  kind: "daily" as const,
  personCount: 4,
  userId: ID,
  name,
  email: "ayse@example.com",
  createdAt: AT,
  notifiedAt: null,
});
const passkeyOf = (name: string) => ({ id: ID, name, created_at: AT.toISOString(), last_used_at: null });

interface TableProps<Row> {
  columns: (locale: "en", role: StaffRole) => Promise<Column<Row>[]>;
  role: StaffRole;
  row: Row;
}

async function Table<Row>({ columns, role, row }: TableProps<Row>) {
  return <ConsoleTable columns={await columns("en", role)} rows={[row]} keyOf={() => ID} />;
}

async function textOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

const everything = (role: StaffRole, name: string) => (
  <>
    <CustomerFacts locale="en" role={role} sheet={sheetOf(name, name)} />
    <CustomerPasskeys
      locale="en"
      role={role}
      customerId={ID}
      passkeys={[passkeyOf(name)]}
      mayChange={false}
    />
    <Table columns={shortlistColumns} role={role} row={listOf(name)} />
    <Table columns={waitingColumns} role={role} row={entryOf(name)} />
  </>
);

const SEEN: Record<StaffRole, string[]> = {
  viewer: [],
  support: ["name", "email", "telephone", "address", "birthdate"],
  finance: ["name", "email", "telephone", "address", "birthdate", "identity"],
  editor: ["name"],
  admin: ["name", "email", "telephone", "address", "birthdate", "identity"],
};
const PLAIN = {
  name: "Ayşe Yılmaz",
  email: "ayse@example.com",
  telephone: "532 123 45 67",
  address: "Rıhtım",
  birthdate: "1990",
  identity: "12345678901",
};

test.each(STAFF_ROLES)("%s sees of a customer's page what the role may, the rest masked", async (role) => {
  const html = await textOf(everything(role, PLAIN.name));
  expect(Object.entries(PLAIN).flatMap(([field, text]) => (html.includes(text) ? [field] : []))).toEqual(
    SEEN[role],
  );
  expect(html.includes("right@example.com")).toBe(SEEN[role].includes("email"));
});

test.each(STAFF_ROLES)("%s is offered no act that the role may not do", async (role) => {
  const customer = { id: ID, emailProvenAt: AT, hasPassword: true, writingBlockedAt: null };
  const html = await textOf(
    <>
      <CustomerActions locale="en" role={role} customer={customer} />
      <DataActions locale="en" role={role} customer={customer} />
      <Table columns={reviewColumns} role={role} row={{ ...reviewOf("x"), hiddenReason: null }} />
      <Table columns={shortlistColumns} role={role} row={listOf("x")} />
      <Table columns={waitingColumns} role={role} row={entryOf("x")} />
    </>,
  );
  const offered = [...html.matchAll(/<button[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, label]) => label);
  const OWN = ["Send a login link", "Correct the email", "Block from writing"];
  const OFFERED: Record<StaffRole, string[]> = {
    viewer: [],
    finance: [],
    editor: ["Hide"],
    support: [...OWN, "Mail the data", "End", "Remove"],
    admin: [...OWN, "Mail the data", "Erase the account", "Hide", "End", "Remove"],
  };
  expect(offered).toEqual(OFFERED[role]);
});

test.each([
  ["markup", '<img src=x onerror="alert(1)"></script><script>alert(1)</script>'],
  ["directions", "Ayşe ‮⁦gnp.exe"],
  ["a formula", '=HYPERLINK("https://evil.example";"x")'],
  ["an address of a script", "javascript:alert(1)"],
])("%s that a customer wrote is text in every table and in no address", async (_, words) => {
  const html = await textOf(
    <>
      {everything("admin", words)}
      <Table columns={reviewColumns} role={ADMIN} row={reviewOf(words)} />
    </>,
  );
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(
    [...html.matchAll(/ href="([^"]*)"/g)].filter(([, href]) => !/^(\/|tel:\+)/.test(href ?? "")),
  ).toEqual([]);
  const shown = escapeHtml(words).replaceAll("&#39;", "&#x27;");
  const before = html
    .split(shown)
    .slice(0, -1)
    .map((part) => part.slice(part.lastIndexOf("<")));
  expect(before.length).toBeGreaterThan(6);
  // In a tag of its own direction it turns nothing around; a label stands in no line.
  expect(
    before.filter((tag) => !/^<(bdi|[^>]* dir="auto")[^>]*>/.test(tag) && !tag.includes("aria-label")),
  ).toEqual([]);
});
