import * as v from "valibot";
import { CATALOGUE_SECTIONS } from "../../domain/shared/vocabulary";
import { CATALOGUE_FIELDS } from "../../domain/staff/catalogue-fields";
import { inEachLocale } from "../../i18n/locales";
import { fieldMessage } from "../field-message";
import { limitedText } from "../fields";
import { actionBody } from "./action";

const section = v.picklist(CATALOGUE_SECTIONS, fieldMessage("invalid"));
const key = v.pipe(
  limitedText(80, fieldMessage("invalid")),
  v.trim(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fieldMessage("invalid")),
);
const line = limitedText(300);
const texts = v.strictObject(inEachLocale(() => limitedText(4100)));

const names = [
  ...new Set(CATALOGUE_SECTIONS.flatMap((one) => CATALOGUE_FIELDS[one].map(({ name }) => name))),
];
/** As the fields of a form hold them; what each section has, the catalogue says. */
const values = v.strictObject(
  Object.fromEntries(names.map((name) => [name, v.optional(v.union([line, texts]))])),
);

export const sectionParams = v.object({ section });
export const entryParams = v.object({ section, key });
export const addEntryAction = actionBody({ key, values });
export const changeEntryAction = actionBody({ values });
