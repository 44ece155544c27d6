import { cbc } from "@noble/ciphers/aes.js";
import { sha256 } from "@noble/hashes/sha2.js";

/** AES-256-CBC with PKCS#7 in plain JavaScript; throws on a padding that cannot be. Loaded only where needed. */
export function decryptWithoutWebCrypto(secret: string, iv: Uint8Array, sealed: Uint8Array): Uint8Array {
  const key = sha256(new TextEncoder().encode(secret));
  return cbc(key, iv).decrypt(sealed);
}
