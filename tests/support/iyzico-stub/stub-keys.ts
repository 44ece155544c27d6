import { createHmac } from "node:crypto";

/** The stub's own idea of the keys; nothing here comes from the code under test. */
export const STUB_API_KEY = "stub-api-key";
export const STUB_SECRET_KEY = "stub-secret-key";

const hmac = (text: string) => createHmac("sha256", STUB_SECRET_KEY).update(text).digest("hex");

/** Signs the fields of an answer as iyzico documents it; amounts without their last zeros. */
export function signFields(...fields: (string | number)[]): string {
  return hmac(fields.join(":"));
}

/** `X-IYZ-SIGNATURE-V3` of a webhook about a hosted page. */
export function signWebhook(
  type: string,
  paymentId: number,
  token: string,
  conversation: string,
  status: string,
) {
  return hmac(`${STUB_SECRET_KEY}${type}${paymentId}${token}${conversation}${status}`);
}

/** Whether the header proves that the caller holds both keys and sent exactly this path and body. */
export function isAuthorised(
  header: string | undefined,
  random: string,
  path: string,
  body: string,
): boolean {
  const [scheme, credentials = ""] = (header ?? "").split(" ");
  const given = Buffer.from(credentials, "base64").toString("utf8");
  const signature = hmac(random + path + body);
  const expected = `apiKey:${STUB_API_KEY}&randomKey:${random}&signature:${signature}`;
  return scheme === "IYZWSv2" && random !== "" && given === expected;
}
