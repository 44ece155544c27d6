import * as v from "valibot";
import { CURRENCIES } from "../../domain/shared/vocabulary";
import { SELLER_PARTS, SETTING_KEYS } from "../../domain/staff/setting-kinds";
import { inEachLocale } from "../../i18n/locales";
import { fieldMessage } from "../field-message";
import { limitedText } from "../fields";
import { actionBody } from "./action";

export const settingParams = v.object({ setting: v.picklist(SETTING_KEYS) });

const text = limitedText(4000);
const texts = v.strictObject(inEachLocale(() => text));
const part = v.optional(v.union([text, texts]));
const parts = v.strictObject({
  ...Object.fromEntries(SELLER_PARTS.map(({ part: name }) => [name, part])),
  opens: v.optional(text),
  closes: v.optional(text),
});

/** A setting as fields of a form hold it; the setting itself says what fits. */
export const settingAction = actionBody({ value: v.union([v.boolean(), text, texts, parts]) });

/** As it is typed: `54.20` or `54,20`. */
const rate = v.pipe(
  limitedText(20, fieldMessage("invalid")),
  v.trim(),
  v.regex(/^\d{1,6}([.,]\d{1,6})?$/, fieldMessage("invalid")),
  v.transform((typed) => Number(typed.replace(",", "."))),
);
export const currencyParams = v.object({ currency: v.picklist(CURRENCIES.filter((one) => one !== "TRY")) });
/** `sure`: it is right although it is far from the former one. */
export const rateAction = actionBody({ rate, sure: v.boolean() });

const cityKey = limitedText(80, fieldMessage("invalid"));
/** The keys of two cities; no kilometres: the straight line stands in. */
export const roadAction = actionBody({
  from: cityKey,
  to: cityKey,
  km: v.pipe(
    limitedText(5, fieldMessage("invalid")),
    v.trim(),
    v.regex(/^\d*$/, fieldMessage("whole_number")),
    v.transform((typed) => (typed === "" ? null : Number(typed))),
  ),
});
