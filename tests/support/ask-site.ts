import { request } from "node:http";
import { e2eSite } from "@/lib/config/test-run";

export interface SiteAnswer {
  status: number;
  location: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  html: string;
}

/** Asks for a path exactly as written: no client of ours tidies it, no redirect is followed. */
export function askSite(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<SiteAnswer> {
  const { hostname, port } = new URL(e2eSite());
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          headers: response.headers,
          html: Buffer.concat(parts).toString("utf8"),
        }),
      );
    });
    call.on("error", reject).end();
  });
}

/** Asks many paths, some at a time, and keeps their order. */
export async function askMany<T, R>(
  items: readonly T[],
  ask: (item: T) => Promise<R>,
  atOnce = 8,
): Promise<R[]> {
  const answers: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      answers[index] = await ask(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}
