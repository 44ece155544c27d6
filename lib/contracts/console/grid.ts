import * as v from "valibot";
import { fieldMessage } from "../field-message";
import { limitedText, lineOf, rowId, tripDay, tripTime } from "../fields";
import { actionBody } from "./action";

const MAX_BOATS = 200;
const ID_LENGTH = 11;

const id = v.pipe(limitedText(ID_LENGTH, fieldMessage("invalid")), v.regex(/^\d+$/), v.toNumber(), rowId);

/** The ids of boats, with commas between. */
const boats = v.pipe(
  limitedText(MAX_BOATS * ID_LENGTH, fieldMessage("invalid")),
  v.transform((ids) => [...new Set(ids.split(","))]),
  v.array(id),
);

/** Boats and a time of them. */
const span = { boats, from: tripTime, until: tripTime };
/** Why, in words that the customers read. */
const reason = lineOf(500);

export const blockAction = actionBody({ ...span, note: lineOf(200) });
export const freeAction = actionBody(span);
export const takeOutAction = actionBody({ ...span, reason });
export const closePortAction = actionBody({ port: id, day: tripDay, reason });
