/**
 * What is stored for all machines, a folder each: pictures and videos that were imported into a running site, and
 * papers of owners, which are served through a permission only.
 */
export type StorageArea = "media" | "papers";

/** Where the files of an area lie. Names are plain file names; who calls has checked them. */
export interface Storage {
  /** The file's bytes; null when there is no such file. Throws while the store cannot be reached. */
  read: (name: string) => Promise<Buffer | null>;
  /** Puts the file there, in place of an older one; readers see it whole or not at all. */
  write: (name: string, bytes: Buffer, type: string) => Promise<void>;
}
