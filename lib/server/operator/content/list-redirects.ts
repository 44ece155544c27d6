import { asc } from "drizzle-orm";
import { getDb } from "@/lib/server/platform/db/pool";
import { redirects } from "@/lib/server/platform/db/schema/contents";

export interface ListedRedirect {
  id: number;
  fromPath: string;
  toPath: string;
  createdAt: Date;
}

/** All redirects, by the address that they begin at. */
export function listRedirects(): Promise<ListedRedirect[]> {
  return getDb().select().from(redirects).orderBy(asc(redirects.fromPath));
}
