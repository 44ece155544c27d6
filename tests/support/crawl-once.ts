import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Crawl, crawlSite } from "@/tests/support/crawl-site";

/** The walk of this test run: a worker that follows a failed one reads it instead of walking again. */
export async function crawlOnce(file: string, maxClicks: number): Promise<Crawl> {
  if (!existsSync(file)) {
    const { pages, tooFar } = await crawlSite(maxClicks);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ pages: [...pages], tooFar }));
  }
  const { pages, tooFar } = JSON.parse(readFileSync(file, "utf8"));
  return { pages: new Map(pages), tooFar };
}
