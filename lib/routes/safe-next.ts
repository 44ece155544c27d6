const MAX_LENGTH = 1024;
const DANGEROUS = /[\\\p{Cc}]|^\/\/|\/\.\.?(?:\/|$)/u;

/**
 * The address to go to after login, or null when it is not a path of this site. Looks at the encoded
 * forms too: `/%2F%2Fevil` and `/%5Cevil` are refused like `//evil`.
 */
export function safeNext(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_LENGTH || !value.startsWith("/")) return null;
  let text = value;
  for (let round = 0; round < 3; round += 1) {
    if (DANGEROUS.test(text)) return null;
    try {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return value;
      text = decoded;
    } catch {
      return null;
    }
  }
  return null;
}
