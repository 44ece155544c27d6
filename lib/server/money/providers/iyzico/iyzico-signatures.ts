import { createHmac, timingSafeEqual } from "node:crypto";

type Field = string | number | null | undefined;

/** iyzico signs amounts without the zeros at their end: 10.50 as 10.5, 10.00 as 10. */
function signedText(field: Field): string {
  const text = String(field ?? "");
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, "") : text;
}

const hmac = (secretKey: string, text: string) => createHmac("sha256", secretKey).update(text).digest("hex");

/** The signature of a response: HMAC-SHA256 of the documented fields of that call, in their order. */
export function signIyzicoResponse(fields: readonly Field[], secretKey: string): string {
  return hmac(secretKey, fields.map(signedText).join(":"));
}

export interface SignedWebhook {
  iyziEventType: string;
  iyziPaymentId: string | number;
  token: string;
  paymentConversationId: string;
  status: string;
}

/** `X-IYZ-SIGNATURE-V3` of a webhook about a hosted page; the key is also the beginning of the text. */
export function signIyzicoWebhook(webhook: SignedWebhook, secretKey: string): string {
  const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = webhook;
  return hmac(secretKey, secretKey + iyziEventType + iyziPaymentId + token + paymentConversationId + status);
}

/** Compares in constant time; a missing signature never matches. */
export function isSameSignature(expected: string, given: string | null | undefined): boolean {
  const [wanted, got] = [Buffer.from(expected), Buffer.from((given ?? "").toLowerCase())];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}
