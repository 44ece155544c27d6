import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  answerCall,
  STUB_PATHS,
  type StubAnswer,
  type StubCall,
} from "@/tests/support/iyzico-stub/stub-calls";
import { isAuthorised, signWebhook } from "@/tests/support/iyzico-stub/stub-keys";
import { chargePage, type StubCard, type StubPage } from "@/tests/support/iyzico-stub/stub-ledger";

/** How the stub misbehaves at one call. */
export interface Mischief {
  /** The work is done, and then the line is cut. */
  lose?: boolean;
  delayMs?: number;
  /** The work is not done; iyzico says so. */
  refuse?: { errorCode: string; retryable: boolean };
  /** Changes the answer that would be sent; `page` is what it speaks of. */
  change?: (answer: StubAnswer) => StubAnswer;
}

export interface IyzicoStub {
  url: string;
  pages: StubPage[];
  /** Every call that came with a right authorisation, in order. */
  calls: { call: StubCall; request: Record<string, unknown> }[];
  /** How often somebody called without one. */
  readonly intruders: number;
  /** The next call of that name misbehaves, once. */
  next(call: StubCall, mischief: Mischief): void;
  pageOf(pageUrl: string): StubPage;
  webhook(page: StubPage, status: "SUCCESS" | "FAILURE"): { body: string; headers: Record<string, string> };
  stop(): Promise<void>;
  /** On the port it had. */
  restart(): Promise<void>;
}

/** iyzico on this machine: checks authorisations, keeps books, signs, delays, repeats and lies when told. */
export async function startIyzicoStub(): Promise<IyzicoStub> {
  const pages: StubPage[] = [];
  const calls: IyzicoStub["calls"] = [];
  const mischiefs: { call: StubCall; mischief: Mischief }[] = [];
  let intruders = 0;
  let server: Server;
  let port = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stub");
    const body = await bodyOf(request);
    const call = STUB_PATHS[url.pathname];
    if (!call) return showPage(url, request, body, response);
    const random = String(request.headers["x-iyzi-rnd"] ?? "");
    if (!isAuthorised(request.headers.authorization, random, url.pathname, body)) {
      intruders += 1;
      return sendJson(response, { status: "failure", errorCode: "1000", errorMessage: "signature" });
    }
    const asked = call === "report" ? Object.fromEntries(url.searchParams) : JSON.parse(body);
    calls.push({ call, request: asked });
    const planned = mischiefs.findIndex((one) => one.call === call);
    const { mischief = {} } = planned < 0 ? {} : (mischiefs.splice(planned, 1)[0] ?? {});
    if (mischief.refuse) return sendJson(response, { status: "failure", ...mischief.refuse });
    const found = answerCall(call, pages, asked, `http://127.0.0.1:${port}`);
    if (found.page) pages.push(found.page);
    if (mischief.delayMs) await sleep(mischief.delayMs, undefined, { ref: false });
    if (mischief.lose) return void request.socket.destroy();
    sendJson(response, mischief.change?.(found.answer) ?? found.answer);
  }

  function showPage(url: URL, request: IncomingMessage, body: string, response: ServerResponse): void {
    const page = pages.find(({ token }) => token === url.searchParams.get("token"));
    if (!page) return void response.writeHead(404).end();
    if (request.method === "POST") chargePage(page, new URLSearchParams(body).get("card") as StubCard);
    const back = `<form method="post" action="${page.request.callbackUrl}"><input type="hidden" name="token" value="${page.token}"></form>`;
    response.writeHead(200, { "content-type": "text/html" }).end(request.method === "POST" ? back : "card");
  }

  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer((request, response) => {
        answer(request, response).catch(() => response.destroy());
      });
      server.once("error", reject).listen(port, "127.0.0.1", () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  await listen();

  return {
    url: `http://127.0.0.1:${port}`,
    pages,
    calls,
    get intruders() {
      return intruders;
    },
    next: (call, mischief) => void mischiefs.push({ call, mischief }),
    pageOf: (pageUrl) => {
      const token = new URL(pageUrl).searchParams.get("token");
      const page = pages.find((one) => one.token === token);
      if (!page) throw new Error("The stub opened no such page");
      return page;
    },
    webhook: (page, status) => {
      const { token, request } = page;
      const [type, id] = ["CHECKOUT_FORM_AUTH", Number(page.paymentId)];
      const content = {
        paymentConversationId: request.conversationId,
        merchantId: 1,
        token,
        status,
        iyziReferenceCode: `reference-${page.paymentId}-${status}`,
        iyziEventType: type,
        iyziEventTime: Date.now(),
        iyziPaymentId: id,
      };
      const signature = signWebhook(type, id, token, request.conversationId, status);
      return { body: JSON.stringify(content), headers: { "X-IYZ-SIGNATURE-V3": signature } };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    restart: listen,
  };
}

function sendJson(response: ServerResponse, answer: StubAnswer): void {
  const text = JSON.stringify(answer).replace(/"#([\d.]+)#"/g, "$1");
  response.writeHead(200, { "content-type": "application/json" }).end(text);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}
