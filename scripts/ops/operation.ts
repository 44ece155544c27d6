import type { Actor } from "@/lib/domain/shared/actor";
import type { AuditEvent } from "@/lib/domain/shared/audit-events";

export interface OperationInput {
  projectRoot: string;
  databaseUrl: string;
  /** Who gives the command. */
  by: Actor<"staff">;
  /** The arguments after the command's name. */
  args: string[];
  /** Whether everything is rolled back at the end. */
  isDry?: boolean;
}

export interface Operation {
  name: string;
  /** The arguments after the name, for the help. */
  usage?: string;
  summary: string;
  /**
   * How `--dry-run` is handled: by the command itself, or by running it and rolling it back. Without it the
   * option is refused.
   */
  dryRun?: "own" | "rolled back";
  /** What is written down with who did it; a command without it changes nothing of the trade. */
  audits?: AuditEvent | readonly AuditEvent[];
  /** Returns the exit code: 1 = refused, 2 = called wrong. */
  run(input: OperationInput): Promise<number>;
}

/** The arguments without an option such as `--yes`, and whether it was among them. */
export function takeOption(args: readonly string[], option: string): { isSet: boolean; rest: string[] } {
  return { isSet: args.includes(option), rest: args.filter((arg) => arg !== option) };
}
