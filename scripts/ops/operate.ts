import { previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { withoutTimeLimits } from "@/lib/server/platform/db/pool";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { OPERATIONS } from "@/scripts/ops/operations";
import { printEffect } from "@/scripts/ops/print-effect";
import { say } from "@/scripts/server/say";

const DRY_RUN = "--dry-run";

/** What a command line asks for: help, a mistake in the call, or a command that needs the database. */
export type ParsedCommand =
  | { code: number }
  | { run: (input: Omit<OperationInput, "args">) => Promise<number> };

/** Understands a command line; help and mistakes are answered at once, without a database. */
export function parseCommand(asked: readonly string[]): ParsedCommand {
  const wantsHelp = asked[0] === "help" || asked.includes("--help");
  const args = asked.filter((arg, index) => arg !== "--help" && !(index === 0 && arg === "help"));
  const operation = OPERATIONS.find(({ name }) => name.split(" ").every((part, at) => args[at] === part));
  if (wantsHelp || !operation) return { code: help(args, operation) };
  const isDry = args.includes(DRY_RUN);
  if (isDry && !operation.dryRun) {
    say(`\`${operation.name}\` has no ${DRY_RUN}.`);
    return { code: 2 };
  }
  const rest = args.slice(operation.name.split(" ").length);
  if (!isDry || operation.dryRun === "own")
    return { run: (input) => withoutTimeLimits(() => operation.run({ ...input, args: rest })) };
  const withoutOption = rest.filter((arg) => arg !== DRY_RUN);
  return {
    run: async (input) => {
      const { value: code, effect } = await withoutTimeLimits(() =>
        previewEffect(() => operation.run({ ...input, args: withoutOption, isDry: true }), currentTime()),
      );
      printEffect(effect);
      say("That was a dry run: nothing was changed, no mail is sent.");
      return code;
    },
  };
}

function help(args: readonly string[], found: Operation | undefined): number {
  const beginningWith = (words: string) =>
    OPERATIONS.filter(({ name }) => `${name} `.startsWith(`${words} `));
  const named = beginningWith(args.join(" "));
  const isUnknown = args.length > 0 && !found && named.length === 0;
  if (isUnknown) say(`There is no command "${args.join(" ")}".`);
  const closest = [found ? [found] : [], named, beginningWith(args[0] ?? "")];
  const shown = closest.find((operations) => operations.length > 0) ?? OPERATIONS;
  say("npm run ops -- <command>\n");
  const usages = shown.map(usageOf);
  const width = Math.max(...usages.map((usage) => usage.length)) + 2;
  for (const [index, { summary }] of shown.entries()) say(`  ${usages[index]?.padEnd(width)} ${summary}`);
  return isUnknown ? 2 : 0;
}

function usageOf({ name, usage, dryRun }: Operation): string {
  return [name, usage, dryRun && `[${DRY_RUN}]`].filter(Boolean).join(" ");
}
