import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { childEnvironment } from "@/lib/config/child-environment";

const run = promisify(execFile);

export interface OpeningGuide {
  /** `/etc/palamar.env` as the guide writes it. */
  settings: Record<string, string>;
  /** The commands of a numbered step. */
  commandsOf(step: number): string[];
}

/** The section "Opening a real shop" of the operations guide. */
export function readOpeningGuide(): OpeningGuide {
  const guide = readFileSync("docs/operations.md", "utf8");
  const section = /^## Opening a real shop$(.*?)^## /ms.exec(guide)?.[1] ?? "";
  const ini = /^```ini$(.*?)^```$/ms.exec(section)?.[1] ?? "";
  const settings = ini.matchAll(/^([A-Z_]+)=(?:"(.*)"|(.*))$/gm);
  return {
    settings: Object.fromEntries(
      [...settings].map(([, name, quoted, plain]) => [name, quoted ?? plain ?? ""]),
    ),
    commandsOf: (step) => {
      const text = section.split(/^\*\*(?=\d+\.)/m).find((part) => part.startsWith(`${step}.`)) ?? "";
      const block = /^```sh$(.*?)^```$/ms.exec(text)?.[1] ?? "";
      const commands = block.split("\n").filter((line) => line.trim());
      if (commands.length === 0) throw new Error(`The guide has no commands in step ${step}`);
      return commands;
    },
  };
}

/** Runs a command as the guide's reader does, in a shell; what it printed. Throws with that when it fails. */
export async function runInShell(command: string, env: Record<string, string>): Promise<string> {
  const own = { NODE_OPTIONS: "", ...env };
  try {
    return (await run("sh", ["-c", command], { env: childEnvironment(own) })).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command}\n${stdout}${stderr}`);
  }
}
