/** Why a file beside the boats' file cannot be taken, in words for who wrote it. */
export function problemWithFile(file: string, error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return `${file}: there is no such file`;
  return `${file}: ${error instanceof Error ? error.message : String(error)}`;
}
