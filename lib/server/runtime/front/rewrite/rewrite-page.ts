import { serverEnv } from "@/lib/config/env.server";
import { log } from "@/lib/server/platform/log";
import { deferScripts } from "@/lib/server/runtime/front/rewrite/defer-scripts";
import { payloadTag, type RscPayload, separatePayload } from "@/lib/server/runtime/front/rewrite/rsc-payload";

export interface RewrittenPage {
  html: string;
  /** Null where it stays in the page. */
  payload: RscPayload | null;
}

const logged = new Set<string>();

/**
 * The optional rewriting of Next's pages: scripts wait for the first picture, and React's data travels apart from
 * pages with a lifetime long enough for a second request (`separate`). `PAGE_REWRITING=off` turns it off. On any error
 * the page is sent as Next wrote it, and the error is logged once: docs/decisions/014-delivery-of-pages.md.
 */
export function rewritePage(html: string, { separate }: { separate: boolean }): RewrittenPage {
  const untouched = { html, payload: null };
  if (serverEnv().PAGE_REWRITING === "off" || !html.includes("<script src=")) return untouched;
  try {
    if (!separate) return { html: deferScripts(html), payload: null };
    const { html: alone, payload } = separatePayload(html);
    return { html: deferScripts(alone, payloadTag(payload.version)), payload };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!logged.has(reason)) log("warn", "page_not_rewritten", { error });
    logged.add(reason);
    return untouched;
  }
}
