import * as v from "valibot";
import { STAFF_ROLES } from "../domain/staff/permissions";
import { STAFF_LOCALES } from "../i18n/locales";
import { newCredential, passkeyName, signedChallenge } from "./accounts/passkeys";
import { fieldMessage } from "./field-message";
import { email, limitedText, linkToken, personName } from "./fields";

const role = v.picklist(STAFF_ROLES, fieldMessage("required"));

/** A challenge of the console that a passkey has signed. */
export const staffPasskeyBody = v.strictObject({ passkey: signedChallenge });
export type StaffPasskeyProof = v.InferInput<typeof staffPasskeyBody>;

/** As it was printed: four groups of four; gaps and small letters do not matter. */
const recoveryCode = v.pipe(limitedText(60), v.trim(), v.nonEmpty(fieldMessage("required")));
export const recoveryLoginBody = v.strictObject({ email, code: recoveryCode });
export type RecoveryLogin = v.InferInput<typeof recoveryLoginBody>;

export const demoConsoleBody = v.strictObject({ token: limitedText(600, fieldMessage("invalid")) });

export const invitationParams = v.object({ token: linkToken });
/** What whoever was invited writes; the passkey comes from the device. */
export const joinForm = v.strictObject({ name: personName(80, 2) });
export type JoinForm = v.InferInput<typeof joinForm>;
export const joinBody = v.strictObject({
  ...joinForm.entries,
  passkey_name: passkeyName,
  credential: newCredential,
});
export type JoinBody = v.InferInput<typeof joinBody>;

/** In clear for this once. */
export const recoveryCodesResponse = v.object({ recovery_codes: v.array(v.string()) });

export const inviteStaffBody = v.strictObject({ email, role, locale: v.picklist(STAFF_LOCALES) });
export type InviteStaff = v.InferInput<typeof inviteStaffBody>;
export const staffRoleBody = v.strictObject({ role });
export type StaffRoleChange = v.InferInput<typeof staffRoleBody>;
