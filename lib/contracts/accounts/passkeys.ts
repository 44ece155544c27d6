import * as v from "valibot";
import { instant, limitedText, lineOf, uuid } from "../fields";

const base64url = (max: number) => v.pipe(limitedText(max), v.regex(/^[A-Za-z0-9_-]+$/));
const credentialId = base64url(1400);
// Hints for the browser, which adds new ones: kept as they are.
const transports = v.pipe(v.array(limitedText(30)), v.maxLength(20));

/** What a browser reports about a credential, beside its response; further fields are ignored. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal("public-key"),
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** A new passkey, as the browser made it. */
export const newCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: v.optional(transports, []),
  }),
});
export type NewCredential = v.InferOutput<typeof newCredential>;

/** A challenge that a passkey has signed. */
export const signedChallenge = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    /** The account that the passkey belongs to. */
    userHandle: v.nullish(base64url(100)),
  }),
});
export type SignedChallenge = v.InferOutput<typeof signedChallenge>;

const known = v.array(
  v.object({
    id: v.string(),
    type: v.string(),
    transports: v.optional(v.array(v.string())),
  }),
);
const level = v.picklist(["required", "preferred", "discouraged"]);

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const creationOptions = v.object({
  rp: v.object({ id: v.optional(v.string()), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal("public-key") })),
  timeout: v.optional(v.number()),
  attestation: v.optional(v.picklist(["none", "indirect", "direct", "enterprise"])),
  excludeCredentials: v.optional(known),
  authenticatorSelection: v.optional(
    v.object({
      residentKey: v.optional(level),
      requireResidentKey: v.optional(v.boolean()),
      userVerification: v.optional(level),
    }),
  ),
  extensions: v.optional(v.object({ credProps: v.optional(v.boolean()) })),
});
export type CreationOptions = v.InferOutput<typeof creationOptions>;

/**
 * PublicKeyCredentialRequestOptionsJSON of WebAuthn; without credentials the browser offers every passkey of this site.
 */
export const requestOptions = v.object({
  challenge: v.string(),
  timeout: v.optional(v.number()),
  rpId: v.optional(v.string()),
  allowCredentials: v.optional(known),
  userVerification: v.optional(level),
});
export type RequestOptions = v.InferOutput<typeof requestOptions>;

export const passkeyName = lineOf(60);

export const ownPasskey = v.object({
  id: uuid,
  name: v.string(),
  /** Whether the customer's other devices have it too. */
  synced: v.boolean(),
  created_at: instant,
  last_used_at: v.nullable(instant),
});
export type OwnPasskey = v.InferOutput<typeof ownPasskey>;

/** The customer's passkeys, the oldest first. */
export const passkeysResponse = v.object({ items: v.array(ownPasskey) });

export const addPasskeyBody = v.strictObject({ name: passkeyName, credential: newCredential });
export type AddPasskeyBody = v.InferInput<typeof addPasskeyBody>;
export const renamePasskeyBody = v.strictObject({ name: passkeyName });
export type RenamePasskeyBody = v.InferInput<typeof renamePasskeyBody>;

/** In browsers only: the session comes as a cookie. */
export const passkeyLoginBody = v.strictObject({ passkey: signedChallenge });
export type PasskeyProof = v.InferInput<typeof passkeyLoginBody>;
