import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import type { PaymentFailure, RetrievedPayment } from "@/lib/server/money/providers/gateway";
import { signForTestGateway } from "@/lib/server/money/providers/test-gateway/signature";
import { writeWholeFile } from "@/lib/server/platform/write-whole-file";

export interface LedgerEntry {
  token: string;
  paymentId: string;
  number: string;
  amountMinor: number;
  currency: Currency;
  locale: Locale;
  callbackUrl: string;
  webhookUrl: string;
  outcome: RetrievedPayment["outcome"];
  failureCode: PaymentFailure | null;
  /** How often the card was charged; more than once would be a fault of ours. */
  charges: number;
  /** Milliseconds since 1970 until which the bank keeps silent. */
  silentUntil: number;
  refunds: { refundId: string; amountMinor: number }[];
}

const TOKEN = /^[0-9a-f]{32}$/;

/** What the test gateway remembers: one small file per payment, so that a restart forgets nothing. */
export class GatewayLedger {
  readonly #folder: string;
  readonly #entries = new Map<string, LedgerEntry>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A payment always gets the same token, so that a repeated call cannot open a second page. */
  tokenOf(paymentId: string): string {
    return signForTestGateway(`token:${paymentId}`).slice(0, 32);
  }

  async find(token: string): Promise<LedgerEntry | null> {
    if (!TOKEN.test(token)) return null;
    const known = this.#entries.get(token);
    if (known) return known;
    const text = await readFile(this.#fileOf(token), "utf8").catch(() => null);
    if (!text) return null;
    // Two readers of a cold file must share one entry.
    const entry = this.#entries.get(token) ?? (JSON.parse(text) as LedgerEntry);
    this.#entries.set(token, entry);
    return entry;
  }

  async save(entry: LedgerEntry): Promise<void> {
    this.#entries.set(entry.token, entry);
    await writeWholeFile(this.#fileOf(entry.token), JSON.stringify(entry), 0o600);
  }

  #fileOf(token: string): string {
    return join(this.#folder, `${token}.json`);
  }
}
