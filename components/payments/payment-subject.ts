import type { PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";

/** What a payment is for, as far as links and words need it. */
export interface PaidThing {
  kind: PaymentSubjectKind;
  id: string;
}
