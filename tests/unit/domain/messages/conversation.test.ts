import {
  type ConversationAct,
  type ConversationState,
  conversationActs,
  voicesOf,
} from "@/lib/domain/messages/conversation";

const WAITING: ConversationState = {
  kind: "question",
  isClosed: false,
  waits: true,
  hasBegun: true,
  hasOwner: true,
  claimedBy: null,
};

test.each<[string, Partial<ConversationState>, ConversationAct[]]>([
  ["a question that waits", {}, ["answer", "claim", "mark_done", "close"]],
  ["one's own", { claimedBy: "ada" }, ["answer", "release", "mark_done", "close"]],
  ["a colleague's", { claimedBy: "efe" }, ["take_over", "close"]],
  ["a report", { isClosed: true }, ["claim", "mark_done", "open"]],
  ["a closed one without a report", { isClosed: true, waits: false }, ["claim", "open"]],
  ["an answered reservation", { kind: "reservation", waits: false }, ["answer", "claim", "reopen"]],
  [
    "a reservation in which nobody has written",
    { kind: "reservation", waits: false, hasBegun: false },
    ["answer"],
  ],
])("what may be done with %s", (_, changes, acts) => {
  expect(conversationActs({ ...WAITING, ...changes }, "ada")).toEqual(acts);
});

test.each<[ConversationState["kind"], boolean, string[]]>([
  ["question", true, ["operator", "owner"]],
  ["order", false, ["operator"]],
  ["contact", true, ["operator"]],
])("a %s, owner of a boat: %s, is answered in the name of %s", (kind, hasOwner, voices) => {
  expect(voicesOf({ kind, hasOwner })).toEqual(voices);
});
