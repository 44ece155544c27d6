export interface OperationInput {
  projectRoot: string;
  databaseUrl: string;
  /** What stands behind the command's name. */
  words: string[];
}

export interface Operation {
  name: string;
  /** What stands behind the name. */
  usage?: string;
  summary: string;
  /**
   * Who answers `--dry-run`: the command itself, or everybody's way, which runs it and rolls it back. Without it the
   * option is refused.
   */
  dryRun?: "own" | "rolled back";
  /** Responses the exit code: 1 = refused, 2 = called wrong. */
  run(input: OperationInput): Promise<number>;
}
