import type { GatewayLedger, LedgerEntry } from "@/lib/server/money/providers/test-gateway/gateway-ledger";
import { SIGNATURE_HEADER, signForTestGateway } from "@/lib/server/money/providers/test-gateway/signature";
import { type TestCard, testCardOf } from "@/lib/server/money/providers/test-gateway/test-cards";

/** What the customer sees next: the way back to the shop, the bank's own page, or nothing that helps. */
export type NextScreen = "return" | "three_d" | "lost";

const SILENCE_MS = 90_000;

/** Plays the card on the payment. A payment that has succeeded is never charged again. */
export async function chargeCard(
  ledger: GatewayLedger,
  entry: LedgerEntry,
  cardNumber: string,
): Promise<NextScreen> {
  if (entry.outcome === "success") return "return";
  const card = testCardOf(cardNumber);
  if (card.behaviour === "three_d") return "three_d";
  await play(ledger, entry, card);
  if (card.behaviour === "double") await notifyShop(entry, 3);
  return card.behaviour === "answer_lost" ? "lost" : "return";
}

async function play(ledger: GatewayLedger, entry: LedgerEntry, card: TestCard): Promise<void> {
  if (card.failure) {
    entry.outcome = "failure";
    entry.failureCode = card.failure;
    entry.silentUntil = card.behaviour === "silent" ? Date.now() + SILENCE_MS : 0;
  } else {
    entry.outcome = "success";
    entry.failureCode = null;
    entry.silentUntil = 0;
    entry.charges += 1;
  }
  await ledger.save(entry);
}

/** The code on the 3-D Secure page is never right. */
export async function failThreeD(ledger: GatewayLedger, entry: LedgerEntry): Promise<void> {
  if (entry.outcome === "success") return;
  entry.outcome = "failure";
  entry.failureCode = "three_d_failed";
  await ledger.save(entry);
}

/** The form fields of the browser's callback. */
export function callbackFields(entry: LedgerEntry): Record<string, string> {
  return { token: entry.token, signature: signForTestGateway(`callback:${entry.token}`) };
}

async function notifyShop(entry: LedgerEntry, times: number): Promise<void> {
  const body = JSON.stringify({ token: entry.token });
  const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: signForTestGateway(body) };
  const call = () =>
    fetch(entry.webhookUrl, { method: "POST", headers, body, signal: AbortSignal.timeout(5000) });
  await Promise.allSettled(Array.from({ length: times }, call));
}
