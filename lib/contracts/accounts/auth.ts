import * as v from "valibot";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { fieldMessage } from "../field-message";
import {
  dialCode,
  email,
  limitedText,
  linkToken,
  mustAccept,
  newPassword,
  oldPassword,
  personName,
  phone,
} from "../fields";
import { userResponse } from "./user";

/**
 * How the new session travels: browsers get a cookie that scripts cannot read, and no token; clients without cookies
 * ask for the token, and get no cookie.
 */
const session = v.optional(v.picklist(["cookie", "token"]), "cookie");

export const registerBody = v.strictObject({
  name: personName(80),
  surname: personName(80),
  email,
  dial_code: dialCode,
  phone,
  password: newPassword,
  /** The KVKK disclosure was read. */
  kvkk: mustAccept,
  /** Required too unless the setting `electronic_messages_required` is off: the server checks. */
  electronic_messages: v.boolean(),
  session,
});
export type RegisterBody = v.InferInput<typeof registerBody>;

export const loginBody = v.strictObject({ email, password: oldPassword, session });
export type LoginBody = v.InferInput<typeof loginBody>;

/** `token` only where `session` asked for it: a bearer token for `Authorization`. */
export const authResponse = v.object({ user: userResponse, token: v.optional(v.string()) });
/** Registration with Google happens in browsers only. */
export const googleAuthResponse = v.object({ user: userResponse });

export const forgotPasswordBody = v.strictObject({ email });
export type ForgotPasswordBody = v.InferInput<typeof forgotPasswordBody>;

export const resetPasswordBody = v.strictObject({
  token: v.pipe(linkToken, v.minLength(20)),
  password: newPassword,
});
export type ResetPasswordBody = v.InferInput<typeof resetPasswordBody>;

/** The token of a login link that the operator sent. */
export const tLoginBody = v.strictObject({
  token: v.pipe(linkToken, v.minLength(20)),
  session,
});

/**
 * Takes a former e-mail address back with the token of the mail that announced the change; proves a corrected one with
 * that of the mail to it.
 */
export const mailedTokenBody = v.strictObject({
  token: v.pipe(linkToken, v.minLength(20)),
});

/** Only links of this site lead here; invalid values are ignored, since the visitor cannot correct them. */
export const googleQuery = v.object({
  lang: v.optional(v.fallback(v.picklist(LOCALES), DEFAULT_LOCALE), DEFAULT_LOCALE),
  /** The page on which the visitor pressed the button. */
  from: v.optional(v.fallback(limitedText(2000), "")),
  /** Where to go after login; absent: back to that page. */
  next: v.optional(v.fallback(limitedText(2000), "")),
});

/** A person whom Google has identified and who has no account yet. */
export const googleRegistrationResponse = v.object({
  email: v.string(),
  name: v.string(),
  surname: v.string(),
});

/** What Google does not provide: the consents and the name that the customer prefers. */
export const googleRegistrationBody = v.strictObject(
  v.omit(registerBody, ["email", "dial_code", "phone", "password", "session"]).entries,
);
export type GoogleRegistrationBody = v.InferInput<typeof googleRegistrationBody>;

/** The response is the same for every address. */
export const emptyResponse = v.object({});

export const verifyCodeBody = v.strictObject({
  code: v.pipe(
    limitedText(20, fieldMessage("invalid")),
    v.trim(),
    v.regex(/^\d{6}$/, fieldMessage("invalid")),
  ),
});
export type VerifyCodeBody = v.InferInput<typeof verifyCodeBody>;

export const resendResponse = v.object({
  /** Seconds until another code may be requested. */
  resend_after: v.number(),
});
