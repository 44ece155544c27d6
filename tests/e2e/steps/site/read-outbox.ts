import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "playwright/test";
import { serverEnv } from "@/lib/config/env.server";
import { E2E_FOLDER } from "@/tests/fixtures/browser/e2e-folder";

/** What the newest message to a recipient contains, as soon as it does: a code, a link. */
export async function readOutbox(to: string, wanted: RegExp, after = 0): Promise<string> {
  let found = "";
  await expect(async () => {
    for (const folder of [E2E_FOLDER, serverEnv().VAR_DIRECTORY]) {
      found ||= await newest(join(folder, "outbox"), to, wanted, after);
    }
    expect(found).not.toBe("");
  }).toPass({ timeout: 45_000 });
  return found;
}

async function newest(folder: string, to: string, wanted: RegExp, after: number): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, name), "utf8").catch(() => "");
      return source.includes(`To: ${to}`) ? plainText(source) : "";
    }),
  );
  const hits = texts.flatMap((text) => wanted.exec(text)?.[1] ?? []);
  return hits[after] ?? "";
}

/** A mail's parts, whichever way its language made them travel. */
function plainText(source: string): string {
  const base64 = [...source.matchAll(/base64\n\n([A-Za-z0-9+/=\n]+)/g)].map(([, part = ""]) =>
    Buffer.from(part, "base64").toString("utf8"),
  );
  const quoted = [...source.matchAll(/quoted-printable\n\n(.*?)(?=\n--|$)/gs)].map(([, part = ""]) =>
    part
      .replace(/=\n/g, "")
      .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
        Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"),
      ),
  );
  return [...base64, ...quoted, source].join("\n");
}
