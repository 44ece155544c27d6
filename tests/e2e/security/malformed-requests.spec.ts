import { expect, test } from "playwright/test";
import { leakIn } from "@/tests/fixtures/http/leaks";
import { MALFORMED_REQUESTS } from "@/tests/fixtures/http/malformed-requests";
import { askMany, requestSite } from "@/tests/fixtures/http/request-site";
import { sendRaw } from "@/tests/fixtures/http/send-raw";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

test("malformed requests are refused without an error, a word about the code, or harm to the next one", async () => {
  const { hostname: host, port } = new URL(e2eSite());
  const answers = await askMany(MALFORMED_REQUESTS, async ({ name, bytes }) => {
    const text = await sendRaw({ host, port: Number(port) }, bytes);
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
    const body = text.split("\r\n\r\n").slice(1).join("");
    const leak = status >= 400 ? leakIn(body.replace(/<script[\s\S]*?<\/script>/g, "")) : null;
    return { name, status, leak };
  });
  // 501 is what HTTP has for methods that a server does not know.
  expect(answers.filter(({ status, leak }) => (status >= 500 && status !== 501) || leak)).toEqual([]);
  // Who sends no request at all is not answered; everybody else is.
  expect(answers.filter(({ status }) => status > 0).length).toBeGreaterThan(MALFORMED_REQUESTS.length - 8);
  expect((await requestSite("/healthz")).status).toBe(200);
  expect((await requestSite("/en")).status).toBe(200);
});
