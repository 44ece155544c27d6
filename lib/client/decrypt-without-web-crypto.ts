import { cbc } from "@noble/ciphers/aes.js";
import { sha256 } from "@noble/hashes/sha2.js";

/** AES-256-CBC with key = SHA-256 of the secret, for browsers without WebCrypto; loaded only there. */
export function decryptWithoutWebCrypto(secret: string, iv: Uint8Array, sealed: Uint8Array): Uint8Array {
  return cbc(sha256(new TextEncoder().encode(secret)), iv).decrypt(sealed);
}
