import { unstable_cache } from "next/cache";
import { CLIENT_ENV } from "@/lib/config/env.client";
import { type CachedReadName, RENEW_AFTER_SECONDS, tagsOf } from "@/lib/server/platform/db/cache-manifest";
import { memoizeRead } from "@/lib/server/platform/db/memoized-reads";
import { noteTags, readSource } from "@/lib/server/platform/db/read-scope";

type Part = string | number | null;

/**
 * A read that pages share: kept in Next's cache under the tags of the manifest until one of them changes.
 * Nothing that depends on the clock may be read through it. Outside requests (jobs, scripts, tests) it reads directly.
 * The result must survive JSON.
 */
export function cachedRead<A extends Part[], T>(
  name: CachedReadName,
  read: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  return async (...args) => {
    const source = readSource();
    if (source === "direct") return read(...args);
    const tags = tagsOf(name, args[0]);
    // Next keeps its cache over a build; another build may expect another shape.
    const key = [CLIENT_ENV.buildId, name, ...args.map(String)];
    const cached = unstable_cache(() => read(...args), key, { tags, revalidate: RENEW_AFTER_SECONDS });
    if (source === "visit") return memoizeRead(name, args, cached);
    noteTags(tags);
    return cached();
  };
}
