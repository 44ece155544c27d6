import type { BrowserContext } from "playwright/test";
import { decryptEnvelope } from "@/lib/client/api/transport/envelope/decrypt-envelope";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

/** Calls the API with the session of the browser, as the site's own pages do. */
export async function callSite<Answer>(
  context: BrowserContext,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const headers = { origin: e2eSite(), "Idempotency-Key": `${Date.now()}-${Math.random()}` };
  const url = `${e2eSite()}/api/v1/${path}`;
  const answer = data
    ? await context.request.post(url, { headers, data })
    : await context.request.get(url, { headers });
  const sealed: { data: string } = await answer.json();
  const text = await decryptEnvelope(sealed.data);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${text}`);
  return JSON.parse(text) as Answer;
}
