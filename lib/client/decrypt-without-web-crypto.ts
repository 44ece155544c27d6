import aes from "aes-js";
import { sha256 } from "@/lib/client/sha256";

/** AES-256-CBC with PKCS#7 in plain JavaScript; throws on a padding that cannot be. Loaded only where needed. */
export function decryptWithoutWebCrypto(secret: string, iv: Uint8Array, sealed: Uint8Array): Uint8Array {
  const key = sha256(new TextEncoder().encode(secret));
  const padded = new aes.ModeOfOperation.cbc(key, iv).decrypt(sealed);
  return aes.padding.pkcs7.strip(padded);
}
