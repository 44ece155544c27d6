import * as v from "valibot";
import { BOOKING_KINDS, CONSENT_KINDS, CONTRACT_KINDS } from "../../domain/shared/vocabulary";
import { LOCALES, type Locale } from "../../i18n/locales";
import { fieldMessage } from "../field-message";
import { limitedText } from "../fields";
import { actionBody } from "./action";
import { MAX_BODY } from "./content";

type ContractField = `title_${Locale}` | `body_${Locale}`;

const title = v.pipe(
  limitedText(200),
  v.transform((text) => text.replace(/\s+/g, " ").trim()),
);
const body = v.pipe(
  limitedText(MAX_BODY),
  v.transform((text) => text.replace(/\r\n?/g, "\n").trim()),
);

function contractEntries(): Record<ContractField, typeof title> {
  const entries = LOCALES.flatMap((locale) => [
    [`title_${locale}`, title],
    [`body_${locale}`, body],
  ]);
  return Object.fromEntries(entries);
}

const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));

export const contractParams = v.object({
  subject: v.picklist(BOOKING_KINDS, fieldMessage("invalid")),
  contract: v.picklist(CONTRACT_KINDS, fieldMessage("invalid")),
});
const fields = {
  ...contractEntries(),
  /** The version in force that the text was made from. */
  from_version: version,
};
export const contractFields = v.strictObject(fields);
export type ContractFields = v.InferOutput<typeof contractFields>;
export const contractAction = actionBody(fields);
export const contractDraftBody = v.strictObject({
  ...fields,
  draft_version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export const consentParams = v.object({ consent: v.picklist(CONSENT_KINDS, fieldMessage("invalid")) });
/** The version that the page showed. */
export const raiseAction = actionBody({ from: version });
