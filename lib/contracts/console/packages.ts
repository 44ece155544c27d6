import * as v from "valibot";
import { inEachLocale } from "../../i18n/locales";
import { fieldMessage } from "../field-message";
import { limitedText, lineOf, textOf } from "../fields";
import { actionBody } from "./action";
import { amount, typedNumber } from "./bookings";

const serviceKey = v.pipe(limitedText(60), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, fieldMessage("invalid")));
const packageKey = v.pipe(
  limitedText(80, fieldMessage("invalid")),
  v.trim(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fieldMessage("invalid")),
);

/** Empty means that there is none. */
const numberOrNone = (max: number) =>
  v.union(
    [
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      typedNumber(1, max),
    ],
    fieldMessage("whole_number"),
  );

/** The limits of a file of packages. */
const values = {
  name: v.strictObject(inEachLocale(() => lineOf(80))),
  description: v.strictObject(inEachLocale(() => textOf(400))),
  price: v.pipe(
    amount,
    v.minValue(1, fieldMessage("invalid")),
    v.maxValue(1_000_000_000, fieldMessage("invalid")),
  ),
  hours: numberOrNone(24),
  max_persons: numberOrNone(500),
  position: typedNumber(0, 1000),
};

export const serviceParams = v.object({ service: serviceKey });
export const packageParams = v.object({ service: serviceKey, key: packageKey });
export const addPackageAction = actionBody({ key: packageKey, ...values });
export const changePackageAction = actionBody(values);
