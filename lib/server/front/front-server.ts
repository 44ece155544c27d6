import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Admissions, createAdmissions } from "@/lib/server/front/admission/admissions";
import { waitForTurn } from "@/lib/server/front/admission/one-at-a-time";
import type { SendKeptAsset } from "@/lib/server/front/assets/send-kept-asset";
import { classifyRequest } from "@/lib/server/front/classify-request";
import { compressResponse } from "@/lib/server/front/compress-response";
import { createEquipment, type FrontSettings } from "@/lib/server/front/front-request";
import { isMissingFile } from "@/lib/server/front/missing-file";
import type { PageCache, Pass } from "@/lib/server/front/page-cache";
import { pageKeyOf } from "@/lib/server/front/page-key";
import { createReadiness } from "@/lib/server/front/readiness";
import { replaceFailedPage, sendUnavailable } from "@/lib/server/front/replace-failed-page";
import { acceptPayloadRequest, isPayloadAlone } from "@/lib/server/front/rewrite/rsc-payload";
import { createRunningServers } from "@/lib/server/front/running-servers";
import { tidyCacheRules } from "@/lib/server/front/tidy-cache-rules";
import { log } from "@/lib/server/log";
import { respondMetrics } from "@/lib/server/metrics/respond-metrics";
import { routeLabel } from "@/lib/server/metrics/route-label";
import { createMetrics } from "@/lib/server/metrics/site-metrics";
import { INTERNAL_HEADERS } from "@/lib/server/request/internal-headers";
import { readablePath } from "@/lib/server/request/readable-path";
import { senderKey } from "@/lib/server/request/sender-key";

export interface FrontOptions extends FrontSettings {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Null when the application can serve, else the reason why not. */
  findUnreadiness: () => Promise<string | null>;
  /** Caches public pages; without it every request reaches the application. */
  pages?: PageCache;
  /** Small text files of the settings, by path, such as a proof of ownership. */
  textFiles?: ReadonlyMap<string, string>;
  /** The files of `public`, as paths; what else is asked for beside them is missing. */
  publicFiles?: ReadonlySet<string>;
  /** Serves the files of other builds than the application's. */
  sendKeptAsset?: SendKeptAsset;
  /** Who sends it may read the metrics; without it only this machine may. */
  metricsToken?: string;
  /** How much runs at once; absent: the usual limits. */
  admissions?: Admissions;
}

export interface Front {
  listen(host: string, port: number): Promise<void>;
  /** Not ready from now on; new connections are refused after `noticeMillis`, running requests finish. */
  drain(noticeMillis: number, patienceMillis: number): Promise<void>;
}

/** The HTTP server before Next: classifies, prepares, logs and passes on requests; serves the two health addresses itself. */
export function createFront(options: FrontOptions): Front {
  const equip = createEquipment(options);
  const { admissions = createAdmissions(true), publicFiles = new Set<string>() } = options;
  const metrics = createMetrics(admissions.load);
  const readiness = createReadiness(async () => (draining ? "draining" : options.findUnreadiness()));
  let draining = false;
  const servers = createRunningServers((request, response) => {
    void waitForTurn(request.socket, response).then((isTurn) => isTurn && answer(request, response));
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    servers.follow(response);
    if (draining) response.setHeader("Connection", "close");
    const started = performance.now();
    const { url: asked = "", method = "GET" } = request;
    if (pathOf(asked) === "/metrics") {
      const { metricsToken } = options;
      return void respondMetrics(metrics, metricsToken, request, response).catch(() => response.destroy());
    }
    const id = equip(request, response);
    tidyCacheRules(response);
    response.once("close", () => {
      logRequest(request, response, { method, asked }, id, started);
      const seconds = (performance.now() - started) / 1000;
      metrics.countRequest({
        route: routeLabel(pathOf(asked)),
        method,
        status: response.statusCode,
        seconds,
      });
    });
    void route(request, response, asked).catch((error: unknown) => {
      log("error", "request_failed", { request_id: id, error });
      if (response.headersSent) response.destroy();
      else respond(response, 500, { error: "internal", request_id: id });
    });
  }

  async function route(request: IncomingMessage, response: ServerResponse, asked: string): Promise<void> {
    const path = pathOf(asked);
    if (path === "/healthz") return respond(response, 200, { status: "ok" });
    if (path === "/readyz") {
      const { status, body } = await readiness(asked.endsWith("?full"));
      return respond(response, status, body);
    }
    const text = options.textFiles?.get(path);
    if (text !== undefined) return respondText(request, response, text);
    if (/websocket/i.test(request.headers.upgrade ?? ""))
      return respond(response, 426, { error: "no_upgrade" });
    const target = classifyRequest(asked, request.method ?? "GET");
    if (target.kind === "refused") return respond(response, target.status, { error: target.error });
    if (target.kind === "serve" && isMissingFile(pathOf(target.url), publicFiles))
      return respond(response, 404, { error: "no_such_file" });
    if (target.kind === "serve" && (await options.sendKeptAsset?.(pathOf(target.url), request, response)))
      return;
    if (target.kind === "serve" && target.url !== asked) request.headers[INTERNAL_HEADERS.publicPath] = path;
    if (target.kind === "missing") {
      if (target.allow) request.headers[INTERNAL_HEADERS.allow] = target.allow;
      // Next supports few methods, and a missing address is missing for all of them.
      if (request.method !== "HEAD") request.method = "GET";
    }
    request.url = target.url;
    acceptPayloadRequest(request, asked);
    await serve(request, response, path, target.url === asked);
  }

  /** From the cache of pages where it may, else from the application. */
  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    isCanonical: boolean,
  ): Promise<void> {
    let isRendered = false;
    const pass: Pass = async ({ watch, kept } = {}) => {
      const leave = await admit(admissions, request, response, kept !== undefined);
      if (!leave)
        return response.destroyed ? undefined : await (kept?.() ?? sendUnavailable(request, response));
      const began = performance.now();
      isRendered = true;
      try {
        replaceFailedPage(request, response);
        compressResponse(request, response);
        watch?.();
        await options.handle(request, response);
      } finally {
        leave();
        metrics.countRender(routeLabel(path), (performance.now() - began) / 1000);
      }
    };
    // A path that had to be normalised is no canonical address: the application redirects it.
    const { pages } = options;
    if (!pages || !isCanonical) return pass();
    const mayBeKept = pageKeyOf(request) !== null;
    await pages.response(request, response, pass);
    if (mayBeKept) metrics.countKept(isRendered ? "miss" : "hit");
  }

  return {
    listen: servers.listen,
    async drain(noticeMillis, patienceMillis) {
      draining = true;
      await sleep(noticeMillis);
      await servers.close(patienceMillis);
    },
  };
}

const ABANDONED_MILLISECONDS = 15_000;

/** What must be called when the request is over; null when it may not be rendered now, or nobody waits for it. */
async function admit(
  admissions: Admissions,
  request: IncomingMessage,
  response: ServerResponse,
  isKnown: boolean,
): Promise<(() => void) | null> {
  const admission = admissions.of(request.url ?? "/", isKnown);
  if (!admission) return () => undefined;
  const sender = senderKey(String(request.headers[INTERNAL_HEADERS.clientAddress]));
  const leave = await admission.enter(sender, (giveUp) => response.once("close", giveUp));
  // A page that never ends after its visitor has gone must not keep the place for ever.
  if (leave) response.once("close", () => setTimeout(leave, ABANDONED_MILLISECONDS).unref());
  return leave;
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? "/";

function respond(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  const close = status === 426 ? { Connection: "close" } : {};
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...close });
  response.end(JSON.stringify(body));
}

function respondText(request: IncomingMessage, response: ServerResponse, text: string): void {
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" });
  response.end(request.method === "HEAD" ? undefined : text);
}

function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { method, asked }: { method: string; asked: string },
  requestId: string,
  started: number,
): void {
  const quiet = /^\/(_next\/|media\/|(healthz|readyz)$)/.test(asked) || isPayloadAlone(request);
  log(quiet ? "debug" : "info", "request", {
    request_id: requestId,
    method,
    path: readablePath(asked),
    status: response.statusCode,
    milliseconds: Math.round(performance.now() - started),
    finished: response.writableFinished,
  });
}
