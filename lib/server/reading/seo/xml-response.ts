const FRESH_SECONDS = 300;

/**
 * XML for crawlers and feed readers, whole or in pieces that are sent as they are made; what was published minutes ago
 * may still be missing.
 */
export function xmlResponse(xml: string | AsyncGenerator<string>): Response {
  return new Response(typeof xml === "string" ? xml : streamOf(xml), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${FRESH_SECONDS}`,
    },
  });
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
