import { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { isPublicAddress } from "@/lib/server/catalogue/calendars/public-address";
import { refuseInPreview } from "@/lib/server/platform/db/pool";

export const MAX_CALENDAR_BYTES = 512 * 1024;
const PATIENCE_MS = 10_000;
const MAX_ADDRESS_LENGTH = 2000;

export type FetchRefusal =
  | "calendar_address"
  | "calendar_not_public"
  | "calendar_unreachable"
  | "calendar_refused"
  | "calendar_too_large";

export interface FetchedCalendar {
  /** Null when nothing has changed since `etag`. */
  text: string | null;
  etag: string | null;
}

/** Whom to ask; tests have an internet of their own, on this machine. */
export interface Internet {
  isPublic: (address: string) => boolean;
  /** Empty for the usual one of https. */
  port: string;
  /** Who signs certificates, beside those that Node knows. */
  ca?: string;
  /** How long a calendar may take in all. */
  patienceMs: number;
}

const INTERNET: Internet = { isPublic: isPublicAddress, port: "", patienceMs: PATIENCE_MS };

interface FetchOptions {
  /** Of the reading before. */
  etag?: string | null;
  internet?: Internet;
}

class NotPublic extends Error {}

/**
 * An iCalendar file from an address that a person typed. Only https on its usual port, without a name or password, and
 * only to public addresses, which are checked in the connection's own resolution: a name cannot point elsewhere a
 * moment later. Redirects are refused, as is what is larger than 512 KB or takes longer than ten seconds.
 */
export async function fetchCalendar(
  address: string,
  { etag = null, internet = INTERNET }: FetchOptions = {},
): Promise<Outcome<FetchedCalendar, FetchRefusal>> {
  refuseInPreview("another calendar");
  const checked = checkCalendarAddress(address, internet);
  if (!checked.ok) return checked;
  try {
    const response = await respond(checked.value, etag, internet);
    return await readResponse(response);
  } catch (error) {
    return refuse(error instanceof NotPublic ? "calendar_not_public" : "calendar_unreachable");
  }
}

/** The address as it can be asked for; refuses what is no https address, and what names this network. */
export function checkCalendarAddress(
  address: string,
  internet: Internet = INTERNET,
): Outcome<URL, "calendar_address" | "calendar_not_public"> {
  const url = address.length <= MAX_ADDRESS_LENGTH ? URL.parse(address) : null;
  if (url?.protocol !== "https:" || url.port !== internet.port || url.username || url.password)
    return refuse("calendar_address");
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(literal) && !internet.isPublic(literal) ? refuse("calendar_not_public") : accept(url);
}

/** Resolves a name for the connection, and refuses it when one of its addresses is not public. */
function onlyPublic(isPublic: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublic(address)))
        return callback(new NotPublic(hostname), []);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function respond(
  url: URL,
  etag: string | null,
  { ca, isPublic, patienceMs }: Internet,
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const headers = {
      Accept: "text/calendar, */*;q=0.1",
      "Accept-Encoding": "identity",
      "User-Agent": "Palamar calendar reader",
      ...(etag && { "If-None-Match": etag }),
    };
    const signal = AbortSignal.timeout(patienceMs);
    request(url, { agent: false, ca, headers, lookup: onlyPublic(isPublic), signal }, done)
      .on("error", fail)
      .end();
  });
}

async function readResponse(response: IncomingMessage): Promise<Outcome<FetchedCalendar, FetchRefusal>> {
  const { statusCode: status, headers } = response;
  const { etag = null } = headers;
  if (status !== 200) {
    response.destroy();
    return status === 304 ? accept({ text: null, etag }) : refuse("calendar_refused", { status });
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_CALENDAR_BYTES) {
      response.destroy();
      return refuse("calendar_too_large");
    }
    parts.push(part);
  }
  return accept({ text: Buffer.concat(parts).toString("utf8"), etag });
}
