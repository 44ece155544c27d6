import { createHash } from "node:crypto";
import * as v from "valibot";
import type { ProviderNotification } from "@/lib/server/money/providers/gateway";
import { webhookBody } from "@/lib/server/money/providers/iyzico/iyzico-responses";
import { isSameSignature, signIyzicoWebhook } from "@/lib/server/money/providers/iyzico/iyzico-signatures";

/** The content of a webhook about a page; null unless iyzico signed it (`X-IYZ-SIGNATURE-V3`). */
export function readIyzicoWebhook(
  body: string,
  headers: Headers,
  secretKey: string,
): ProviderNotification | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), webhookBody), body);
  if (!parsed.success) return null;
  const content = parsed.output;
  const signature = headers.get("x-iyz-signature-v3");
  if (!isSameSignature(signIyzicoWebhook(content, secretKey), signature)) return null;
  const reference = content.iyziReferenceCode ?? createHash("sha256").update(body).digest("hex");
  return { token: content.token, reference, content };
}
