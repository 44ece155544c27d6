/** An S3-compatible store, as `STORAGE_URL` names it. */
export interface StorageAddress {
  /** Scheme, host and bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const SHAPE = "https://<key>:<secret>@<host>/<bucket>?region=<region>";

/**
 * The parts of `STORAGE_URL`. Throws with the expected shape, and without the value, which holds a secret, when one of
 * them is missing.
 */
export function readStorageAddress(value: string): StorageAddress {
  const url = URL.canParse(value) ? new URL(value) : null;
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? "")?.[1];
  const region = url?.searchParams.get("region");
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  const [accessKeyId, secretAccessKey] = [url?.username, url?.password].map(decoded);
  if (!url || !isWeb || !bucket || !region || !accessKeyId || !secretAccessKey)
    throw new Error(`STORAGE_URL must look like ${SHAPE}, with %2F for / and %25 for % in key and secret`);
  return { endpoint: `${url.origin}/${bucket}`, region, accessKeyId, secretAccessKey };
}

/** Null for a percent sign that escapes nothing. */
function decoded(text = ""): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
