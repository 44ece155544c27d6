declare const said: unique symbol;

/**
 * The data of an island whose markup stands in the document anyway. It is one text, so that the front can leave
 * it out of documents (`slimFlight`: every property of this name); visits from within the site carry it.
 */
export type Once<T> = string & { readonly [said]?: T };

export function packOnce<T>(data: T): Once<T> {
  return JSON.stringify(data);
}

/** Null where the markup stands in the document already: see `OncePart`. */
export function unpackOnce<T>(once: Once<T>): T | null {
  return once === "" ? null : (JSON.parse(once) as T);
}
