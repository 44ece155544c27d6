import type { LookupAddress } from "node:dns";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fetchCalendar, MAX_CALENDAR_BYTES } from "@/lib/server/catalogue/calendars/fetch-calendar";
import { type CalendarServer, startCalendarServer } from "@/tests/fixtures/calendars/calendar-server";

/** What the names of this test resolve to, one answer after the other; the last one stays. */
const names = new Map<string, LookupAddress[][]>();
const resolved = jest.fn();

jest.mock("node:dns", () => ({
  ...jest.requireActual("node:dns"),
  lookup: (
    host: string,
    options: object,
    callback: (error: Error | null, addresses: LookupAddress[]) => void,
  ) => {
    resolved(host);
    const answers = names.get(host) ?? [];
    const found = answers.length > 1 ? answers.shift() : answers[0];
    setImmediate(() =>
      callback(found ? null : new Error(`ENOTFOUND ${host} ${JSON.stringify(options)}`), found ?? []),
    );
  },
}));

const four = (address: string) => ({ address, family: 4 });
const six = (address: string) => ({ address, family: 6 });
const TEXT = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";

let platform: CalendarServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];

beforeAll(async () => {
  platform = await startCalendarServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
});
afterAll(() => platform.close());
beforeEach(() => {
  names.clear();
  names.set("localhost", [[four("127.0.0.1")]]);
  asked.length = 0;
  resolved.mockClear();
  answer = (_, response) => response.setHeader("ETag", '"one"').end(TEXT);
});

const fetch = (path = "/a.ics", changes = {}) =>
  fetchCalendar(platform.at(path), { internet: { ...platform.internet, ...changes } });

test("gives the text and its mark, and asks as a reader of calendars without any compression", async () => {
  let headers: IncomingMessage["headers"] = {};
  answer = (request, response) => {
    headers = request.headers;
    response.setHeader("ETag", '"one"').end(TEXT);
  };
  expect(await fetch("/a.ics?s=secret")).toEqual({ ok: true, value: { text: TEXT, etag: '"one"' } });
  expect(asked).toEqual(["/a.ics?s=secret"]);
  expect(headers).toMatchObject({ "accept-encoding": "identity", "user-agent": "Palamar calendar reader" });
  expect(Object.keys(headers)).not.toContain("if-none-match");
});

test("asks for what is new since its mark, and says when nothing is", async () => {
  answer = (request, response) => {
    response.statusCode = request.headers["if-none-match"] === '"one"' ? 304 : 500;
    response.setHeader("ETag", '"one"').end();
  };
  const { internet } = platform;
  const again = await fetchCalendar(platform.at("/"), { etag: '"one"', internet });
  expect(again).toEqual({ ok: true, value: { text: null, etag: '"one"' } });
});

test.each([301, 302, 303, 307, 308])(
  "a redirect (%i) is refused, and where it leads is not asked",
  async (status) => {
    answer = (_, response) => {
      response.statusCode = status;
      response.setHeader("Location", platform.at("/elsewhere")).end();
    };
    expect(await fetch()).toMatchObject({ code: "calendar_refused", details: { status } });
    expect(asked).toEqual(["/a.ics"]);
  },
);

test.each([204, 206, 401, 404, 500])("a status of %i is no calendar", async (status) => {
  answer = (_, response) => {
    response.statusCode = status;
    response.end(status === 204 ? undefined : TEXT);
  };
  expect(await fetch()).toMatchObject({ code: "calendar_refused" });
});

test("512 KB are taken, one byte more is refused, and an endless answer is not read to its end", async () => {
  answer = (_, response) => response.end("x".repeat(MAX_CALENDAR_BYTES));
  expect(await fetch()).toMatchObject({ ok: true });
  answer = (_, response) => response.end("x".repeat(MAX_CALENDAR_BYTES + 1));
  expect(await fetch()).toMatchObject({ code: "calendar_too_large" });
  let sent = 0;
  answer = (_, response) => {
    const part = "x".repeat(64 * 1024);
    const write = () => {
      if (response.destroyed) return;
      sent += part.length;
      response.write(part, write);
    };
    write();
  };
  expect(await fetch()).toMatchObject({ code: "calendar_too_large" });
  expect(sent).toBeLessThan(20 * MAX_CALENDAR_BYTES);
});

test.each(["says nothing", "sends a byte now and then", "never ends"])(
  "a server that %s is left when the time is over",
  async (how) => {
    answer = (_, response) => {
      if (how === "says nothing") return;
      response.write(TEXT);
      if (how === "never ends") return;
      const more = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(more));
    };
    const begun = performance.now();
    expect(await fetch("/", { patienceMs: 150 })).toMatchObject({ code: "calendar_unreachable" });
    expect(performance.now() - begun).toBeLessThan(2000);
  },
);

test("a server whose certificate nobody signed is not read", async () => {
  expect(await fetch("/", { ca: undefined })).toMatchObject({ code: "calendar_unreachable" });
  expect(asked).toEqual([]);
});

test("an answer that breaks off is no calendar", async () => {
  answer = (_, response) => {
    response.setHeader("Content-Length", "1000").write(TEXT);
    setTimeout(() => response.destroy(), 20);
  };
  expect(await fetch()).toMatchObject({ code: "calendar_unreachable" });
});

describe("addresses", () => {
  const REFUSED = [
    "",
    "calendar",
    "http://calendar.test/a.ics",
    "webcal://calendar.test/a.ics",
    "file:///etc/passwd",
    "ftp://calendar.test/",
    "javascript:alert(1)",
    "https://user@calendar.test/",
    "https://user:password@calendar.test/",
    "https://:password@calendar.test/",
    "https://calendar.test:8443/",
    "https://calendar.test:80/",
    `https://calendar.test/${"a".repeat(2000)}`,
  ];
  test.each(REFUSED)("%.40s is none of a calendar", async (address) => {
    expect(await fetchCalendar(address)).toMatchObject({ code: "calendar_address" });
    expect(resolved).not.toHaveBeenCalled();
  });

  const LITERALS = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "10.0.0.1",
    "169.254.169.254",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:8.8.8.8]",
    "[fe80::1]",
    "[fc00::1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "１２７.０.０.１",
  ];
  test.each(LITERALS)("https://%s/ is refused before anybody is asked", async (host) => {
    expect(await fetchCalendar(`https://${host}/`)).toMatchObject({ code: "calendar_not_public" });
    expect(resolved).not.toHaveBeenCalled();
  });

  const BAD: Record<string, LookupAddress[]> = {
    loopback: [four("127.0.0.2")],
    private: [four("192.168.0.1")],
    "link-local": [six("fe80::1")],
    "an IPv4 address in IPv6": [six("::ffff:127.0.0.1")],
    "a public and a private address": [four("8.8.8.8"), four("10.0.0.1")],
    "a private and a public address": [six("fd00::1"), four("127.0.0.1")],
    "nothing at all": [],
  };
  test.each(Object.entries(BAD))("a name of %s is refused, and nobody is asked", async (_, addresses) => {
    names.set("calendar.test", [addresses]);
    const { at, internet } = platform;
    const fetched = await fetchCalendar(at("/", "calendar.test"), { internet });
    expect(fetched).toMatchObject({ code: "calendar_not_public" });
    expect(asked).toEqual([]);
  });

  test("a name that is public when it is asked for and private when it is used is asked for once", async () => {
    names.set("calendar.test", [[four("127.0.0.1")], [four("10.0.0.1")]]);
    const { at, internet } = platform;
    expect(await fetchCalendar(at("/", "calendar.test"), { internet })).toMatchObject({ ok: true });
    expect(resolved).toHaveBeenCalledTimes(1);
    expect(await fetchCalendar(at("/", "calendar.test"), { internet })).toMatchObject({
      code: "calendar_not_public",
    });
    expect(asked).toHaveLength(1);
  });

  test("a name that nobody knows cannot be reached", async () => {
    const { at, internet } = platform;
    expect(await fetchCalendar(at("/", "unknown.test"), { internet })).toMatchObject({
      code: "calendar_unreachable",
    });
  });
});
