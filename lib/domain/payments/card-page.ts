/** The facts about the provider's card page that customers must know before they are sent there. */
export interface CardPage {
  /** Whether it is shown in the customer's language; otherwise it is in English. */
  speaksLocale: boolean;
  /** Whether the card page requires an identity number. */
  needsIdentityNumber: boolean;
}
