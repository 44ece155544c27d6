import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { AuditTable } from "@/components/operate/audit/audit-table";
import { FoundBoats } from "@/components/operate/find/found-boats";
import { FoundPeople } from "@/components/operate/find/found-people";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import { GridTable } from "@/components/operate/grid/grid-table";
import { InboxTable } from "@/components/operate/inbox/inbox-table";
import { MessageLog } from "@/components/operate/inbox/message-log";
import { refundColumns } from "@/components/operate/payments/refund-columns";
import { BookingFacts } from "@/components/operate/reservation/booking-facts";
import { Notes } from "@/components/operate/reservation/notes";
import { Timeline } from "@/components/operate/reservation/timeline";
import { Sailings } from "@/components/operate/today/sailings";
import { escapeHtml } from "@/lib/server/platform/escape-html";

const AT = new Date("2026-12-01T10:00Z");
const ID = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";
const WHO = { locale: "en", role: "admin" } as const;
/** Reads notes and writes none, so that there is no form. */
const EDITOR = { locale: "en", role: "editor" } as const;
const MONEY = { currency: "TRY", amountMinor: 100 } as const;

async function textOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

/** Every part of the console that shows what customers, guests, owners, captains or colleagues wrote. */
const PARTS: Record<string, (words: string) => Promise<ReactNode> | ReactNode> = {
  "the facts of a reservation": (words) => (
    <BookingFacts
      {...WHO}
      sheet={{
        status: "reservation_created",
        ...{ expiresAt: null, createdAt: AT, noShowAt: null, startsAt: AT, endsAt: AT, personCount: 4 },
        ...{ boatCode: "PLM-1004", boatName: words, ownerName: words, ownerPhone: words, customerId: ID },
        ...{ customerName: words, customerEmail: words, customerPhone: words, note: words },
        ...{ invoiceTitle: words, invoiceTaxOffice: words, invoiceTaxNumber: words },
        ...{ changeStatus: null, changeUntil: null },
      }}
    />
  ),
  "a timeline": (words) => (
    <Timeline
      {...WHO}
      mails={[]}
      steps={[
        {
          ...{ kind: "event", name: "cancel", at: AT, actor: "customer", staffName: words, reason: words },
          ...{ note: words, amountMinor: null, currency: "TRY", startsAt: null },
        },
      ]}
    />
  ),
  "a day's sailings": (words) => (
    <Sailings
      {...WHO}
      day="2026-12-01"
      trips={[
        {
          ...{ number: "PLM-7K3M9QXA", startsAt: AT, endsAt: AT, boatName: words, portId: 1, port: words },
          ...{ personCount: 4, customerName: words, customerPhone: words, captainName: words },
          ...{ captainPhone: words, remainingMinor: 100, currency: "TRY", note: words, sunset: null },
          ...{ guestsInvited: true, listSentAt: AT },
          passengers: [{ id: ID, name: words, adults: 1, child_ages: [], note: words }],
        },
      ]}
    />
  ),
  "the inbox": (words) => (
    <InboxTable
      {...WHO}
      now={AT}
      rows={[
        {
          ...{
            kind: "question",
            number: "ASK-7K3M9QXA",
            customerName: words,
            locale: "en",
            boatCode: "PLM-1",
          },
          ...{ about: words, text: words, waitsSince: AT, lastAt: AT, isReported: true },
          ...{ claimedBy: ID, claimedByName: words },
        },
      ]}
    />
  ),
  "a conversation": (words) => (
    <MessageLog
      {...WHO}
      written={[
        {
          ...{ id: 1, at: AT, author: "customer", writtenBy: "customer", staffName: words, text: words },
          ...{ masked: 0, trip: null },
        },
      ]}
    />
  ),
  "notes of staff": (words) => (
    <Notes {...EDITOR} path="bookings/X/notes" notes={[{ id: 1, text: words, name: words, at: AT }]} />
  ),
  "what was found": (words) => (
    <>
      <FoundPeople
        {...WHO}
        people={[{ id: ID, name: words, email: words, phone: words, bookings: 1, lastBookedAt: AT }]}
      />
      <FoundBoats
        {...WHO}
        boats={[{ code: "PLM-1", name: words, status: "published", port: words, ownerName: words }]}
      />
    </>
  ),
  "the audit": (words) => (
    <AuditTable
      {...WHO}
      events={[
        {
          ...{
            id: "1",
            at: AT,
            actorKind: "staff",
            actorId: ID,
            actorName: words,
            event: "booking_cancelled",
          },
          ...{ subjectKind: "customer", subjectId: ID, subjectName: words, data: { words }, reason: words },
        },
      ]}
    />
  ),
  "a refund": async (words) => (
    <ConsoleTable
      columns={await refundColumns("en", "admin")}
      keyOf={() => ID}
      rows={[
        {
          ...{
            id: ID,
            number: "PLM-7K3M9QXA",
            customerName: words,
            ...MONEY,
            state: "failed",
            reason: words,
          },
          ...{ note: words, attempts: 1, failureCode: words, createdAt: AT, sentAt: null, doneAt: null },
        } as const,
      ]}
    />
  ),
  "the calendar": (words) => (
    <GridTable
      label="Calendar"
      boatLabel="Boat"
      view="day"
      columns={[{ key: "1", upper: "10", lower: "h", spoken: "10", isWeekend: false, isToday: false }]}
      groups={[
        {
          name: words,
          boats: [
            {
              ...{ id: 1, code: "PLM-1", name: words, offSale: null, row: 0, laneCount: 1, drawn: [] },
              bars: [
                {
                  ...{ key: "1", kind: "block", from: 0, until: 1, rest: 0, lane: 0, time: "10:00" },
                  ...{ label: words, spoken: words, href: null, deadline: null },
                },
              ],
            },
          ],
        },
      ]}
      present={null}
      now={AT.toISOString()}
    />
  ),
};

const WORDS = [
  '<img src=x onerror="alert(1)"><script>alert(1)</script>',
  "</textarea><style>*{display:none}</style>",
  "javascript:alert(1)",
  '" onmouseover="alert(1)',
  "Ayşe \u202egnp.exe",
];

test.each(Object.keys(PARTS))("what somebody wrote is text and nothing else: %s", async (part) => {
  for (const words of WORDS) {
    const html = await textOf(await PARTS[part]?.(words));
    expect(html).not.toMatch(/<(img|script|style|iframe)\b|\son\w+="/);
    expect(
      [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].filter(
        ([, to]) => !/^(\/|tel:|mailto:)/.test(to ?? ""),
      ),
    ).toEqual([]);
    expect(html).toContain(escapeHtml(words).replaceAll("&#39;", "&#x27;").slice(0, 12));
  }
});
