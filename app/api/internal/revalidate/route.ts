import { timingSafeEqual } from "node:crypto";
import { revalidatePath, revalidateTag } from "next/cache";
import { array, custom, literal, parse, union } from "valibot";
import { serverEnv } from "@/lib/config/env.server";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { type CacheTag, isCacheTag } from "@/lib/server/platform/db/cache-manifest";
import { clearMemoizedReads } from "@/lib/server/platform/db/memoized-reads";
import { unmatchedEndpoint } from "@/lib/server/runtime/api/unmatched";

const ANNOUNCED = union([literal("all"), array(custom<CacheTag>(isCacheTag))]);

/**
 * The front posts the tags that `notifyTags` announced, because Next drops cache entries only inside a request. For
 * all other callers this address does not exist.
 */
export async function POST(request: Request, context: { params: Promise<unknown> }): Promise<Response> {
  const { REVALIDATE_SECRET } = serverEnv();
  const given = request.headers.get("authorization") ?? "";
  if (!REVALIDATE_SECRET || !equals(given, `Bearer ${REVALIDATE_SECRET}`))
    return unmatchedEndpoint(request, context);
  const announced = parse(ANNOUNCED, await request.json());
  clearSlugCache();
  clearMemoizedReads(announced);
  if (announced === "all") revalidatePath("/", "layout");
  else for (const tag of announced) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}

function equals(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export {
  unmatchedEndpoint as DELETE,
  unmatchedEndpoint as GET,
  unmatchedEndpoint as OPTIONS,
  unmatchedEndpoint as PATCH,
  unmatchedEndpoint as PUT,
};
