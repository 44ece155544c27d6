import { unstable_cache } from "next/cache";
import { CLIENT_ENV } from "@/lib/config/env.client";
import { memoizeRead } from "@/lib/server/platform/db/memoized-reads";
import { readSource } from "@/lib/server/platform/db/read-scope";

/** Tags renew earlier; this only bounds what a lost notification costs. */
const RENEW_AFTER_SECONDS = 60;

type Part = string | number | null;

/**
 * A read that pages share: kept in Next's cache under the tags of what it shows until one of them changes.
 * Nothing that depends on the clock may be read through it. Outside requests (jobs, scripts, tests) it reads directly.
 * The result must survive JSON.
 */
export function cachedRead<A extends Part[], T>(
  name: string,
  read: (...args: A) => Promise<T>,
  tagsOf: (args: NoInfer<A>) => string[],
): (...args: A) => Promise<T> {
  return async (...args) => {
    const source = readSource();
    if (source === "direct") return read(...args);
    // Next keeps its cache over a build; another build may expect another shape.
    const key = [CLIENT_ENV.buildId, name, ...args.map(String)];
    const cached = unstable_cache(() => read(...args), key, {
      tags: tagsOf(args),
      revalidate: RENEW_AFTER_SECONDS,
    });
    return source === "visit" ? memoizeRead(key.join("\n"), cached) : cached();
  };
}
