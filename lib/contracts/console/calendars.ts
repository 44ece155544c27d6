import * as v from "valibot";
import { fieldMessage } from "../field-message";
import { limitedText, lineOf } from "../fields";
import { actionBody } from "./action";

/** The longest calendar file, in characters; the file itself may have as many bytes. */
export const MAX_CALENDAR_LENGTH = 512 * 1024;
const MAX_ADDRESS_LENGTH = 2000;
const MAX_NAME = 60;

/** The code of a boat, as people type it. */
const boat = lineOf(40);
const name = lineOf(MAX_NAME);
const text = v.pipe(limitedText(MAX_CALENDAR_LENGTH), v.nonEmpty(fieldMessage("required")));

export const addFeedAction = actionBody({
  boat,
  name,
  address: v.pipe(limitedText(MAX_ADDRESS_LENGTH), v.trim(), v.nonEmpty(fieldMessage("required"))),
});
export const addFileAction = actionBody({ boat, name, text });
export const replaceFileAction = actionBody({ text });

const instant = v.pipe(
  limitedText("2026-12-01T10:00:00.000Z".length, fieldMessage("invalid")),
  v.isoTimestamp(fieldMessage("invalid")),
  v.check((text) => !Number.isNaN(Date.parse(text)), fieldMessage("invalid")),
);

/** The time of an event, as the page names it. */
export const settleAction = actionBody({ from: instant, until: instant });
export const createLinkAction = actionBody({
  boat,
  name,
  whole_days: v.boolean(),
  with_imported: v.boolean(),
});
export const plainAction = actionBody({});
