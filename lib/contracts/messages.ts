import * as v from "valibot";
import { MESSAGE_AUTHORS } from "@/lib/domain/shared/vocabulary";
import { instant, textOf } from "./fields";

export const messageResponse = v.object({
  id: v.number(),
  author: v.picklist(MESSAGE_AUTHORS),
  text: v.string(),
  created_at: instant,
});
export type MessageResponse = v.InferOutput<typeof messageResponse>;

/** The conversation about a reservation, the oldest first. */
export const messagesResponse = v.object({ items: v.array(messageResponse) });

export const messageBody = v.strictObject({ text: textOf(2000) });
export type MessageBody = v.InferInput<typeof messageBody>;
