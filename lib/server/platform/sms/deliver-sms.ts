import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { serverEnv } from "@/lib/config/env.server";
import type { Locale } from "@/lib/i18n/locales";
import { refuseInPreview } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";
import { processState } from "@/lib/server/platform/process-state";
import { writePrivateFile } from "@/lib/server/platform/write-whole-file";

export interface Sms {
  /** The permanent key of the message: a gateway that supports it sends a repetition once. */
  key: string;
  /** E.164. */
  to: string;
  text: string;
  locale: Locale;
}

const state = processState("sms-drafts", () => ({ collected: new AsyncLocalStorage<Sms[]>() }));

/** The text messages that `work` would deliver; none of them leaves. */
export async function collectSms(work: () => Promise<void>): Promise<Sms[]> {
  const texts: Sms[] = [];
  await state.collected.run(texts, work);
  return texts;
}

const TIMEOUT_MS = 10_000;

/**
 * Gives a text message to the configured HTTP gateway. Without one it becomes a file in the outbox, named by its
 * key so that a repetition replaces it, and a line on the console. Throws when it was not taken, for a retry.
 */
export async function deliverSms(sms: Sms): Promise<void> {
  const collected = state.collected.getStore();
  if (collected) return void collected.push(sms);
  refuseInPreview("a telephone");
  const { SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN } = serverEnv();
  if (!SMS_GATEWAY_URL) return writeToOutbox(sms);
  const response = await fetch(SMS_GATEWAY_URL, {
    method: "POST",
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Idempotency-Key": sms.key,
      ...(SMS_GATEWAY_TOKEN ? { Authorization: `Bearer ${SMS_GATEWAY_TOKEN}` } : {}),
    },
    body: JSON.stringify({ to: sms.to, text: sms.text }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  log("info", "sms_sent", { key: sms.key });
}

async function writeToOutbox({ key, to, text }: Sms): Promise<void> {
  const folder = join(serverEnv().VAR_DIRECTORY, "outbox");
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
  const file = join(folder, `sms-${key.replace(/[^a-z0-9]+/gi, "-").slice(0, 80)}-${hash}.txt`);
  await writePrivateFile(file, `To: ${to}\n\n${text}\n`);
  log("info", "sms_written", { key, file });
}
