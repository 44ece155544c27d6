import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { serverEnv } from "@/lib/config/env.server";
import { refuseInPreview } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";
import { processState } from "@/lib/server/platform/process-state";
import { writePrivateFile } from "@/lib/server/platform/write-whole-file";

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const state = processState("mail-drafts", () => ({ collected: new AsyncLocalStorage<SendMailOptions[]>() }));

/** The mails that `work` would deliver; none of them leaves. */
export async function collectMails(work: () => Promise<void>): Promise<SendMailOptions[]> {
  const mails: SendMailOptions[] = [];
  await state.collected.run(mails, work);
  return mails;
}

/**
 * Gives a mail to the configured SMTP server. Without one it becomes a file in the outbox, named by its key so
 * that a repetition replaces it, and a line on the console.
 */
export async function deliverMail(message: SendMailOptions, key: string): Promise<void> {
  const collected = state.collected.getStore();
  if (collected) return void collected.push(message);
  refuseInPreview("a mailbox");
  const { SMTP_URL } = serverEnv();
  if (!SMTP_URL) return writeToOutbox(message, key);
  const transport = createTransport({ url: SMTP_URL, ...TIMEOUTS });
  try {
    await transport.sendMail(message);
    log("info", "mail_sent", { key });
  } finally {
    transport.close();
  }
}

async function writeToOutbox(message: SendMailOptions, key: string): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message: bytes } = await composer.sendMail(message);
  const folder = join(serverEnv().VAR_DIRECTORY, "outbox");
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
  const file = join(folder, `${key.replace(/[^a-z0-9]+/gi, "-").slice(0, 80)}-${hash}.eml`);
  await writePrivateFile(file, bytes);
  log("info", "mail_written", { key, file });
}
