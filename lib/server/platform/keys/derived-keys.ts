import "server-only";
import { hkdfSync } from "node:crypto";
import { appSecret, formerAppSecret } from "@/lib/config/app-secret";

const KEY_BYTES = 32;

type Purpose =
  | "link"
  | "owner link"
  | "shortlist link"
  | "guest link"
  | "waiting link"
  | "calendar link"
  | "seal"
  | "code"
  | "mail limit"
  | "boarding"
  | "test gateway";

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", `palamar ${purpose}`, KEY_BYTES));

/** The key with which this purpose signs or seals now; one purpose's key tells nothing of another's. */
export function derivedKey(purpose: Purpose, of = ""): Buffer {
  return derive(appSecret(), of ? `${purpose} ${of}` : purpose);
}

/** All keys that are accepted: the present one, and the former one while the secret is being changed. */
export function acceptedKeys(purpose: Purpose, of = ""): Buffer[] {
  const former = formerAppSecret();
  const name = of ? `${purpose} ${of}` : purpose;
  return [derive(appSecret(), name), ...(former ? [derive(former, name)] : [])];
}
