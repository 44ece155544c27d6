import { createHmac, timingSafeEqual } from "node:crypto";
import { derivedKey } from "@/lib/server/platform/keys/derived-keys";

/** The header that carries the signature of a body, both ways. */
export const SIGNATURE_HEADER = "x-test-gateway-signature";

/** The test gateway's signature; it and its client share the installation's secret. */
export function signForTestGateway(text: string): string {
  return createHmac("sha256", derivedKey("test gateway")).update(text).digest("hex");
}

/** Whether the text was signed by somebody who holds the secret. */
export function isSignedByTestGateway(text: string, signature: string | null | undefined): boolean {
  const expected = Buffer.from(signForTestGateway(text));
  const given = Buffer.from(signature ?? "");
  return expected.length === given.length && timingSafeEqual(expected, given);
}
