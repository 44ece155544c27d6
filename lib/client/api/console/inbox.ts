import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import type { ConversationKind } from "@/lib/domain/shared/vocabulary";

export interface ConversationAddress {
  kind: ConversationKind;
  /** Its number; of a contact message its id. */
  id: string;
}

/** The path of a conversation's action, after `operate/`. */
export const conversationPath = ({ kind, id }: ConversationAddress, act: string) =>
  `inbox/${kind}/${encodeURIComponent(id)}/${act}`;

const act = (method: "post" | "delete", about: ConversationAddress, name: string, body?: unknown) =>
  callApi(method, `operate/${conversationPath(about, name)}`, { response: v.null(), body });

/** Takes a free conversation, or one that this colleague has. */
export const claimConversation = (about: ConversationAddress, from: string | null) =>
  act("post", about, "claim", { from });
export const releaseConversation = (about: ConversationAddress) => act("delete", about, "claim");
/** `last` is the message up to which it was read. */
export const settleConversation = (about: ConversationAddress, last: string) =>
  act("post", about, "done", { last });
export const reopenConversation = (about: ConversationAddress) => act("delete", about, "done");
