import { randomUUID } from "node:crypto";

/** A request to open a page, as far as the stub looks at it. */
export interface PageRequest {
  conversationId: string;
  basketId: string;
  price: string;
  paidPrice: string;
  currency: string;
  locale: string;
  callbackUrl: string;
  enabledInstallments?: number[];
  buyer: Record<string, string | undefined>;
  billingAddress: Record<string, string | undefined>;
  basketItems: { id: string; name: string; category1: string; itemType: string; price: string }[];
}

export interface StubItem {
  itemId: string;
  paymentTransactionId: string;
  paidMinor: number;
  refunds: { refundTxId: string; refundConversationId: string; refundMinor: number }[];
}

export interface StubPage {
  token: string;
  request: PageRequest;
  /** How often a card was charged on it. */
  charges: number;
  outcome: "open" | "paid" | "failed";
  fraudStatus: number;
  failure: { errorCode: string; errorGroup: string; mdStatus: string } | null;
  paymentId: string;
  items: StubItem[];
}

const FAILURES = {
  insufficient: { errorCode: "10051", errorGroup: "NOT_SUFFICIENT_FUNDS", mdStatus: "1" },
  three_d: { errorCode: "10005", errorGroup: "DO_NOT_HONOUR", mdStatus: "0" },
  stolen: { errorCode: "10043", errorGroup: "STOLEN_CARD", mdStatus: "1" },
} as const;

/** What is typed on the page: the name of what the card does. */
export type StubCard = keyof typeof FAILURES | "success" | "review";

let lastId = 25_000_000;
function nextId(): string {
  lastId += 1;
  return String(lastId);
}

export const minorOf = (decimal: string) => Math.round(Number(decimal) * 100);

export function newPage(request: PageRequest): StubPage {
  const items = request.basketItems.map(({ id, price }) => ({
    itemId: id,
    paymentTransactionId: nextId(),
    paidMinor: minorOf(price),
    refunds: [],
  }));
  const base = { request, items, charges: 0, outcome: "open", fraudStatus: 1, failure: null } as const;
  return { ...base, items, token: randomUUID(), paymentId: nextId() };
}

/** Plays the card; a page that was paid is not charged again. */
export function chargePage(page: StubPage, card: StubCard): void {
  if (page.outcome === "paid") return;
  if (card === "success" || card === "review") {
    page.outcome = "paid";
    page.charges += 1;
    page.fraudStatus = card === "review" ? 0 : 1;
    page.failure = null;
    return;
  }
  page.outcome = "failed";
  page.failure = FAILURES[card];
}
