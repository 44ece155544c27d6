import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/server/platform/log";
import { readablePath } from "@/lib/server/platform/request/readable-path";
import { type Admissions, createAdmissions } from "@/lib/server/runtime/front/admission/admissions";
import { waitForTurn } from "@/lib/server/runtime/front/admission/wait-for-turn";
import type { ConnectionLimits } from "@/lib/server/runtime/front/limit-connections";
import { isPayloadAlone } from "@/lib/server/runtime/front/payload-request";
import { createRequestPreparation, type FrontSettings } from "@/lib/server/runtime/front/prepare-request";
import { createReadiness } from "@/lib/server/runtime/front/readiness";
import {
  pathOf,
  type RequestRouter,
  respondJson,
  routeRequest,
} from "@/lib/server/runtime/front/route-request";
import { createRunningServers } from "@/lib/server/runtime/front/running-servers";
import { contentSecurityPolicy } from "@/lib/server/runtime/front/security-headers";
import { respondMetrics } from "@/lib/server/runtime/metrics/respond-metrics";
import { routeLabel } from "@/lib/server/runtime/metrics/route-label";
import { createMetrics, type Metrics } from "@/lib/server/runtime/metrics/site-metrics";

export interface FrontOptions
  extends FrontSettings,
    Pick<RequestRouter, "handle" | "pages" | "textFiles" | "sendAsset">,
    Partial<Pick<RequestRouter, "publicFiles">> {
  /** Null when the application can serve, else the reason why not. */
  findUnreadiness: () => Promise<string | null>;
  /** Bearer token for `/metrics`; without it only requests from this machine are allowed. */
  metricsToken?: string;
  /** Limits of concurrent requests; absent: the usual ones. */
  admissions?: Admissions;
  /** Limits of open connections; null: whatever their network; absent: the usual ones. */
  connectionLimits?: ConnectionLimits | null;
}

export interface Front {
  listen(host: string, port: number): Promise<void>;
  /** Not ready from now on; new connections are refused after `noticeMs`, running requests finish. */
  drain(noticeMs: number, timeoutMs: number): Promise<void>;
}

/** The HTTP server before Next: prepares, logs and counts every request, and routes it. */
export function createFront(options: FrontOptions): Front {
  const prepare = createRequestPreparation(options);
  const { admissions = createAdmissions(true), publicFiles = new Set<string>(), metricsToken } = options;
  const metrics = createMetrics(admissions.load);
  let draining = false;
  const readiness = createReadiness(async () => (draining ? "draining" : options.findUnreadiness()));
  const sharedPolicy = contentSecurityPolicy(options, { class: "shared" });
  const router = { ...options, admissions, publicFiles, metrics, readiness, sharedPolicy };
  const servers = createRunningServers((request, response) => {
    void waitForTurn(request.socket, response).then((isTurn) => isTurn && respond(request, response));
  }, options.connectionLimits);

  function respond(request: IncomingMessage, response: ServerResponse): void {
    servers.follow(response);
    // The front and Next listen to "close" a dozen times; Node would warn of a leak at eleven.
    response.setMaxListeners(20);
    if (draining) response.setHeader("Connection", "close");
    if (pathOf(request.url ?? "") === "/metrics")
      return void respondMetrics(metrics, metricsToken, request, response).catch(() => response.destroy());
    const id = prepare(request, response);
    observe(request, response, id, metrics);
    void routeRequest(router, request, response).catch((error: unknown) => {
      log("error", "request_failed", { request_id: id, error });
      if (response.headersSent) response.destroy();
      else respondJson(response, 500, { error: "internal", request_id: id });
    });
  }

  return {
    listen: servers.listen,
    async drain(noticeMs, timeoutMs) {
      draining = true;
      await sleep(noticeMs);
      await servers.close(timeoutMs);
    },
  };
}

/** Logs and counts the request as it came once its response is closed. */
function observe(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  metrics: Metrics,
): void {
  const { url: asked = "", method = "GET" } = request;
  const started = performance.now();
  response.once("close", () => {
    const milliseconds = performance.now() - started;
    const { statusCode: status, writableFinished: finished } = response;
    const quiet = /^\/(_next\/|media\/|(healthz|readyz)$)/.test(asked) || isPayloadAlone(request);
    log(quiet ? "debug" : "info", "request", {
      request_id: requestId,
      method,
      path: readablePath(asked),
      status,
      milliseconds: Math.round(milliseconds),
      finished,
    });
    metrics.countRequest({ route: routeLabel(pathOf(asked)), method, status, seconds: milliseconds / 1000 });
  });
}
