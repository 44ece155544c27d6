import * as v from "valibot";
import { ANSWER_VOICES } from "../../domain/messages/conversation";
import { unknownPlaces } from "../../domain/messages/fill-template";
import { CONVERSATION_KINDS } from "../../domain/shared/vocabulary";
import { inEachLocale } from "../../i18n/locales";
import { fieldMessage } from "../field-message";
import { limitedText, lineOf, textOf } from "../fields";
import { actionBody } from "./action";

/** A conversation by the number of what it is about; a contact message by its id. */
export const conversationParams = v.object({
  kind: v.picklist(CONVERSATION_KINDS),
  id: v.pipe(limitedText(40), v.regex(/^[0-9A-Za-z-]+$/, fieldMessage("invalid"))),
});

/** Whose claim the page showed; null for nobody's. */
export const claimBody = v.strictObject({ from: v.nullable(v.pipe(v.string(), v.maxLength(36), v.uuid())) });

/** The message up to which the conversation was read; empty before any. */
const lastRead = v.pipe(
  limitedText(15, fieldMessage("invalid")),
  v.regex(/^\d*$/, fieldMessage("invalid")),
  v.transform((id) => (id === "" ? null : Number(id))),
);
export const settleBody = v.strictObject({ last: lastRead });

export const MAX_ANSWER = 2000;

export const answerAction = actionBody({
  text: textOf(MAX_ANSWER),
  as: v.picklist(ANSWER_VOICES, fieldMessage("required")),
  last: lastRead,
});

const templateText = v.pipe(
  textOf(MAX_ANSWER),
  v.check((text) => unknownPlaces(text).length === 0, fieldMessage("invalid")),
);
const template = { name: lineOf(80), text: v.strictObject(inEachLocale(() => templateText)) };
export const templateBody = v.strictObject(template);
export type TemplateBody = v.InferInput<typeof templateBody>;
export const templateAction = actionBody(template);
/** `version` is the one that was read. */
export const changedTemplateAction = actionBody({
  ...template,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
