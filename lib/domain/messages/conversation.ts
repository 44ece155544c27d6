import type { ConversationKind } from "@/lib/domain/shared/vocabulary";

/** Whose turn it is, and what is done: the parts of the inbox. */
export const INBOX_TABS = ["ours", "owners", "mine", "done", "all"] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

/** What the inbox is narrowed to: a kind of conversation, or the reported questions. */
export const INBOX_KINDS = [
  "reservation",
  "order",
  "question",
  "report",
  "contact",
] as const satisfies readonly (ConversationKind | "report")[];
export type InboxKind = (typeof INBOX_KINDS)[number];

/** In whose name staff answers. */
export const ANSWER_VOICES = ["operator", "owner"] as const;
export type AnswerVoice = (typeof ANSWER_VOICES)[number];

export interface ConversationState {
  kind: ConversationKind;
  /** A question is closed by a report or by the operator. */
  isClosed: boolean;
  /** Whether a message or a report waits. */
  waits: boolean;
  /** Whether anything was written at all. */
  hasBegun: boolean;
  /** Whether there is an owner in whose name staff may answer. */
  hasOwner: boolean;
  /** The colleague who has it, by id. */
  claimedBy: string | null;
}

export type ConversationAct =
  | "answer"
  | "claim"
  | "take_over"
  | "release"
  | "mark_done"
  | "reopen"
  | "close"
  | "open";

/** What a colleague may do with a conversation now. Nobody answers or settles what another one has claimed. */
export function conversationActs(state: ConversationState, staffId: string): ConversationAct[] {
  const { kind, isClosed, waits, hasBegun, claimedBy } = state;
  const isTheirs = claimedBy !== null && claimedBy !== staffId;
  const acts: [ConversationAct, boolean][] = [
    ["answer", !isClosed && !isTheirs],
    ["claim", claimedBy === null && hasBegun],
    ["take_over", isTheirs],
    ["release", claimedBy === staffId],
    ["mark_done", waits && !isTheirs],
    ["reopen", !waits && !isClosed && hasBegun],
    ["close", kind === "question" && !isClosed],
    ["open", kind === "question" && isClosed],
  ];
  return acts.filter(([, may]) => may).map(([act]) => act);
}

/** In whose name staff may answer it, the own one first. */
export function voicesOf({ kind, hasOwner }: Pick<ConversationState, "kind" | "hasOwner">): AnswerVoice[] {
  return kind !== "contact" && hasOwner ? [...ANSWER_VOICES] : ["operator"];
}
