import type { IncomingMessage, ServerResponse } from "node:http";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import type { SendAsset } from "@/lib/server/runtime/front/assets/send-asset";
import { classifyRequest } from "@/lib/server/runtime/front/classify-request";
import { acceptPayloadRequest } from "@/lib/server/runtime/front/payload-request";
import type { createReadiness } from "@/lib/server/runtime/front/readiness";
import { type PageServer, servePage } from "@/lib/server/runtime/front/serve-page";

export interface RequestRouter extends PageServer {
  readiness: ReturnType<typeof createReadiness>;
  /** Small text files of the settings, by path, such as a proof of ownership. */
  textFiles?: ReadonlyMap<string, string> | undefined;
  /** The files of `public`, as paths; what else is asked for beside them is missing. */
  publicFiles: ReadonlySet<string>;
  /** Serves the files that builds made for browsers. */
  sendAsset?: SendAsset | undefined;
}

/** Folders of files only: other paths in them must not be treated as a locale. */
const FILES = /^\/(_next|fonts|icons|media|map)\//;
const BUILT = /^\/_next\/static\/./;
/** Their handlers know what exists. */
const HANDLED = /^\/(media|map)\/[^/]+\.\w+$/;

/** Responds itself to what needs no application, and refuses what no page may get; the rest are pages. */
export async function routeRequest(
  router: RequestRouter,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url: asked = "", method = "GET" } = request;
  const path = pathOf(asked);
  if (path === "/healthz") return respondJson(response, 200, { status: "ok" });
  if (path === "/readyz") {
    const { status, body } = await router.readiness(asked.endsWith("?full"));
    return respondJson(response, status, body);
  }
  const text = router.textFiles?.get(path);
  if (text !== undefined) return respondText(request, response, text);
  if (/websocket/i.test(request.headers.upgrade ?? ""))
    return respondJson(response, 426, { error: "no_upgrade" });
  const target = classifyRequest(asked, method);
  if (target.kind === "refused") return respondJson(response, target.status, { error: target.error });
  if (target.kind === "serve") {
    if (isMissingFile(pathOf(target.url), router.publicFiles))
      return respondJson(response, 404, { error: "no_such_file" });
    if (await router.sendAsset?.(pathOf(target.url), request, response)) return;
    if (target.url !== asked) request.headers[INTERNAL_HEADERS.publicPath] = path;
  } else {
    if (target.allow) request.headers[INTERNAL_HEADERS.allow] = target.allow;
    // Next supports few methods, and a missing address is missing for all of them.
    if (method !== "HEAD") request.method = "GET";
  }
  request.url = target.url;
  acceptPayloadRequest(request, asked);
  await servePage(router, request, response, { path, isCanonical: target.url === asked });
}

export const pathOf = (url: string) => url.split("?", 1)[0] ?? "/";

/** Whether a path asks for a file that cannot exist. `publicFiles` are those of `public`, as paths. */
function isMissingFile(path: string, publicFiles: ReadonlySet<string>): boolean {
  if (!FILES.test(path)) return false;
  return !BUILT.test(path) && !HANDLED.test(path) && !publicFiles.has(path);
}

/** Sends a small JSON body with `no-store`. */
export function respondJson(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  const close = status === 426 ? { Connection: "close" } : {};
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...close });
  response.end(JSON.stringify(body));
}

function respondText(request: IncomingMessage, response: ServerResponse, text: string): void {
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" });
  response.end(request.method === "HEAD" ? undefined : text);
}
