import { createHmac } from "node:crypto";
import type { CodePurpose } from "@/lib/domain/shared/vocabulary";
import { derivedKey } from "@/lib/server/platform/keys/derived-keys";

/** These are typed by hand; the others are sent in links. */
const TYPED: ReadonlySet<string> = new Set(["verify_email", "verify_phone", "step_up"]);
const DIGITS = 6;

/**
 * The secret of a code, derived from its id: the row keeps only a hash and the mail's job only the id, so that
 * neither the database nor the queue holds it in clear.
 */
export function codeSecret(
  id: string,
  purpose: CodePurpose | "staff_invitation" | "owner_login" | "owner_invitation",
): string {
  const mac = createHmac("sha256", derivedKey("code")).update(`${purpose} ${id}`).digest();
  if (!TYPED.has(purpose)) return mac.toString("base64url");
  return String(mac.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The key of the message that carries a code. */
export const codeKey = (id: string) => `code:${id}`;
