import type { IncomingMessage, ServerResponse } from "node:http";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { isPayloadInside } from "@/lib/server/runtime/front/payload-request";
import { acceptedEncodings } from "@/lib/server/runtime/front/response/accepted-encodings";
import { addVary } from "@/lib/server/runtime/front/response/add-vary";
import { bodyOf, type EncodedBody } from "@/lib/server/runtime/front/response/encoded-body";
import { findPayload, pageWithPayload } from "@/lib/server/runtime/front/response/page-bodies";

/**
 * Sends a page, its RSC payload, or the page with the payload inside, whichever is requested, in the smallest encoding
 * that the browser accepts, or 304 when the browser has it already. A payload of an unknown version gets 404. Status
 * and other headers are set before; `end` is the response's original method, without the recording.
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedBody,
  end: ServerResponse["end"],
): Promise<void> {
  addVary(response);
  if (isPayloadInside(request)) {
    // For one visit: no cache needs to know the page in this form.
    response.setHeader("Cache-Control", "no-store");
    return sendBody(request, response, pageWithPayload(page), end);
  }
  const version = request.headers[INTERNAL_HEADERS.payload];
  if (typeof version !== "string") return sendBody(request, response, page, end);
  for (const name of ["Link", "Content-Length"]) response.removeHeader(name);
  const script = page.payload?.version === version ? page.payload.script : findPayload(version);
  if (!script) {
    response.statusCode = 404;
    response.setHeader("Cache-Control", "no-store");
    end();
    return;
  }
  // Also of a page that says "not found": the script itself is there.
  response.statusCode = 200;
  response.setHeader("Content-Type", "text/javascript; charset=utf-8");
  await sendBody(request, response, script, end);
}

async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedBody,
  end: ServerResponse["end"],
): Promise<void> {
  if (page.etag) response.setHeader("ETag", page.etag);
  if (page.etag && response.statusCode === 200 && request.headers["if-none-match"]?.includes(page.etag)) {
    response.removeHeader("Content-Length");
    response.statusCode = 304;
    end();
    return;
  }
  const [body, encoding] = await bodyOf(page, acceptedEncodings(request.headers["accept-encoding"]));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  end(request.method === "HEAD" ? undefined : body);
}
