import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { serverEnv } from "@/lib/config/env.server";
import type { OperationInput } from "@/scripts/ops/operation";
import { say } from "@/scripts/server/say";

/** Lists what would have been sent, newest first. */
export async function listMails({ projectRoot }: OperationInput): Promise<number> {
  const folder = outbox(projectRoot);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime })),
  );
  if (files.length === 0) say(`${folder} is empty.`);
  for (const { name, at } of files.sort((a, b) => b.at.getTime() - a.at.getTime())) {
    say(`${at.toISOString()}  ${name}`);
  }
  return 0;
}

/** Prints one file of the outbox. */
export async function showMail({ projectRoot, args }: OperationInput): Promise<number> {
  const file = join(outbox(projectRoot), basename(args[0] ?? ""));
  if (!args[0] || !existsSync(file)) {
    say("Name one of the files that `npm run ops -- mails` lists.");
    return 2;
  }
  say(await readFile(file, "utf8"));
  return 0;
}

function outbox(projectRoot: string): string {
  return resolve(projectRoot, serverEnv().VAR_DIRECTORY, "outbox");
}
