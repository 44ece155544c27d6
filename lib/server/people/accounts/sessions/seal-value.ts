import * as v from "valibot";
import { openSealedText, sealText } from "@/lib/server/platform/keys/sealed-text";

const sealedContent = v.object({ until: v.number(), value: v.unknown() });

/** Encrypts and signs a value that a browser keeps for us; it can be opened for this purpose only, until it expires. */
export function sealValue(purpose: string, value: unknown, until: Date): string {
  return sealText(purpose, JSON.stringify({ until: until.getTime(), value }));
}

/** The sealed value, or null when it is missing, forged, for another purpose, expired, or of another shape. */
export function openSealed<S extends v.GenericSchema>(
  purpose: string,
  sealed: string | null,
  schema: S,
  now: Date,
): v.InferOutput<S> | null {
  const text = openSealedText(purpose, sealed ?? "");
  const content = text === null ? null : v.safeParse(sealedContent, JSON.parse(text));
  if (!content?.success || content.output.until <= now.getTime()) return null;
  const value = v.safeParse(schema, content.output.value);
  return value.success ? value.output : null;
}
