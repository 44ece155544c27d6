/** Folders of files only: an unknown file would otherwise reach the pages, with the folder as its language. */
const FILES = /^\/(_next|fonts|icons|media|map)\//;
const BUILT = /^\/_next\/static\/./;
/** Their handlers know what exists. */
const HANDLED = /^\/(media|map)\/[^/]+\.\w+$/;

/** Whether a path asks for a file that cannot exist. `publicFiles` are those of `public`, as paths. */
export function isMissingFile(path: string, publicFiles: ReadonlySet<string>): boolean {
  if (!FILES.test(path)) return false;
  return !BUILT.test(path) && !HANDLED.test(path) && !publicFiles.has(path);
}
