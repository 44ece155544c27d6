/** Why a file beside the boats' file cannot be used, as a sentence for its author. */
export function problemWithFile(file: string, error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return `${file}: there is no such file`;
  return `${file}: ${error instanceof Error ? error.message : String(error)}`;
}
