import type { PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";

/** What a payment is for, as far as links and texts need it. */
export interface PaymentSubjectView {
  kind: PaymentSubjectKind;
  id: string;
}
