import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { chargeCard, failThreeD } from "@/lib/server/money/providers/test-gateway/charge-card";
import { GATEWAY_CALLS } from "@/lib/server/money/providers/test-gateway/gateway-calls";
import { GatewayLedger } from "@/lib/server/money/providers/test-gateway/gateway-ledger";
import { type HostedScreen, hostedPage } from "@/lib/server/money/providers/test-gateway/hosted-page";
import {
  isSignedByTestGateway,
  SIGNATURE_HEADER,
  signForTestGateway,
} from "@/lib/server/money/providers/test-gateway/signature";
import { log } from "@/lib/server/platform/log";
import { readLimitedBody } from "@/lib/server/platform/request/read-limited-body";

export interface TestGateway {
  /** `http://127.0.0.1:<port>`: another site than `localhost`, as a real provider is. */
  url: string;
  stop(): Promise<void>;
}

export interface TestGatewayOptions {
  /** Keeps one small file per payment. */
  folder: string;
  /** 0 = any free port. */
  port?: number;
}

/** Starts the local test gateway, a payment provider with a hosted page and cards that misbehave on purpose. */
export async function startTestGateway({ folder, port = 0 }: TestGatewayOptions): Promise<TestGateway> {
  const ledger = new GatewayLedger(folder);
  const server = createServer((request, response) => {
    answer(ledger, request, response).catch((error: unknown) => {
      log("error", "test_gateway_failed", { error });
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(ledger: GatewayLedger, request: IncomingMessage, response: ServerResponse) {
  const [, first, second, third] = new URL(request.url ?? "/", "http://gateway").pathname.split("/");
  const posted = request.method === "POST";
  const body = posted ? await readBody(request) : "";
  if (first === "api" && posted) {
    const origin = `http://${request.headers.host}`;
    return answerCall(ledger, response, second ?? "", body, origin, request.headers[SIGNATURE_HEADER]);
  }
  const entry = first === "pay" ? await ledger.find(second ?? "") : null;
  if (!entry) return end(response, 404, "text/plain", "404");
  const show = async (screen: HostedScreen) =>
    end(response, 200, "text/html; charset=utf-8", await hostedPage(entry, screen));
  if (!posted) return show(entry.outcome === "success" ? "return" : "card");
  if (third === "three-d") {
    await failThreeD(ledger, entry);
    return show("return");
  }
  return show(await chargeCard(ledger, entry, new URLSearchParams(body).get("card") ?? ""));
}

async function answerCall(
  ledger: GatewayLedger,
  response: ServerResponse,
  name: string,
  body: string,
  origin: string,
  signature: string | string[] | undefined,
) {
  const call = Object.hasOwn(GATEWAY_CALLS, name) ? GATEWAY_CALLS[name] : undefined;
  if (!call || !isSignedByTestGateway(body, String(signature))) {
    return end(response, 403, "application/json", "null");
  }
  const text = JSON.stringify((await call(ledger, JSON.parse(body) as never, origin)) ?? null);
  response.setHeader(SIGNATURE_HEADER, signForTestGateway(text));
  end(response, 200, "application/json", text);
}

function end(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  response.end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readLimitedBody(request);
  if (!bytes) throw new Error("A call to the test gateway is too large");
  return bytes.toString("utf8");
}
