import type { MessageSubjectKind } from "@/lib/domain/shared/vocabulary";

/** The subject of a conversation: a reservation, the order of a special service, or a question before booking. */
export interface MessageSubject {
  kind: MessageSubjectKind;
  id: string;
}
