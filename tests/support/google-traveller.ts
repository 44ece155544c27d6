import { expect } from "@jest/globals";
import { GET as beginDoor } from "@/app/api/v1/auth/google/route";
import { receiveGoogleCallback } from "@/lib/server/accounts/google/receive-google-callback";
import { browseProvider, type Visit } from "@/tests/support/browse-provider";
import { callDoor, SITE } from "@/tests/support/call-door";

/** A browser's cookies of ours, as `Set-Cookie` changes them. */
export class Jar {
  readonly #pairs = new Map<string, string>();
  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      if (value === "") this.#pairs.delete(name);
      else this.#pairs.set(name, value);
    }
  }
  get(name: string): string | undefined {
    return this.#pairs.get(name);
  }
  toString(): string {
    return [...this.#pairs].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/** Where the browser is sent first. */
export async function begin(jar: Jar, query = "lang=en&from=/en/boat/blue"): Promise<string> {
  const { status, headers } = await callDoor(beginDoor, `auth/google?${query}`, { cookie: `${jar}` });
  expect([status, headers.get("cache-control")]).toEqual([303, "no-store"]);
  jar.take(headers);
  return headers.get("location") ?? "";
}

/** The path of ours to which the callback leads. */
export async function comeBack(jar: Jar, address: URL | string): Promise<string> {
  const headers = { cookie: `${jar}`, "user-agent": "Test", "x-palamar-client": "192.0.2.9" };
  const answer = await receiveGoogleCallback(new Request(address, { headers }), "en");
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("referrer-policy")]).toEqual(
    [303, "no-store", "no-referrer"],
  );
  jar.take(answer.headers);
  const location = answer.headers.get("location") ?? "";
  expect(location.startsWith(`${SITE}/`)).toBe(true);
  return location.slice(SITE.length);
}

/** The whole way: off to the provider, signed in there, back again. */
export async function travel(
  jar: Jar,
  login: string,
  query?: string,
  visit: Visit = "accept",
): Promise<string> {
  return comeBack(jar, await browseProvider(await begin(jar, query), login, visit));
}
