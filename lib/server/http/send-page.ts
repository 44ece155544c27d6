import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "@/lib/server/http/accepted-encodings";
import { addVary } from "@/lib/server/http/add-vary";
import { bodyOf, type PreparedPage } from "@/lib/server/http/prepared-page";

/**
 * Sends a page in the smallest form that the browser reads, or tells it that it has the page already.
 * Status and further headers are set before; `end` is the answer's own, past whoever watches it.
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: PreparedPage,
  end: ServerResponse["end"],
): Promise<void> {
  addVary(response);
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
