/** A thing that is written in parts: a boat, a text, an owner. */
export interface StoredThing {
  /** As people know it. */
  id: string;
  /** What it consists of, each part under its path. */
  values: ReadonlyMap<string, string>;
  /** Of a new one its parts say nothing that the form did not just show. */
  isOnlyNamed?: true;
}

/** By what stays the same when a thing gets another name. */
export type StoredThings = ReadonlyMap<string, StoredThing>;
