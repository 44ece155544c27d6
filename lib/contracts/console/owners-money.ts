import * as v from "valibot";
import { isMonth } from "../../domain/ledger/statement-month";
import { MONEY_RATE_KINDS, WITHHOLDING_BASES } from "../../domain/ledger/words";
import { fieldMessage } from "../field-message";
import { limitedText, lineOf, tripDay } from "../fields";
import { actionBody } from "./action";

const month = v.pipe(
  limitedText("2026-12".length, fieldMessage("invalid")),
  v.trim(),
  v.check(isMonth, fieldMessage("invalid")),
);

/** As it is typed: `12`, `12.5` or `12,5`; in hundredths of a percent afterwards. */
const percent = v.pipe(
  limitedText(6, fieldMessage("invalid")),
  v.trim(),
  v.regex(/^\d{1,3}([.,]\d{1,2})?$/, fieldMessage("invalid")),
  v.transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100)),
  v.maxValue(10_000, fieldMessage("invalid")),
);

/** As it is typed, in minor units afterwards. */
const amount = v.pipe(
  limitedText(20, fieldMessage("invalid")),
  v.trim(),
  v.regex(/^\d{1,9}([.,]\d{1,2})?$/, fieldMessage("invalid")),
  v.transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100)),
);

/** The code of a boat, or the address of an owner; empty = of everybody. */
const onlyOf = v.pipe(
  limitedText(254),
  v.trim(),
  v.transform((typed) => typed || null),
);

export const closeMonthAction = actionBody({ month });
export const preparePayoutsAction = actionBody({});
/** What the bank calls the transfer. */
export const markPaidAction = actionBody({ reference: lineOf(60) });
export const withdrawAction = actionBody({ reason: lineOf(500) });
export const setRateAction = actionBody({
  kind: v.picklist(MONEY_RATE_KINDS),
  from_day: tripDay,
  percent,
  boat: onlyOf,
  owner: onlyOf,
  base: v.picklist(WITHHOLDING_BASES),
});
/** Who gets the money of a correction. */
const CORRECTION_WAYS = ["to_owner", "from_owner"] as const;
export const correctAction = actionBody({
  number: lineOf(60),
  way: v.picklist(CORRECTION_WAYS),
  amount,
  reason: lineOf(500),
});
