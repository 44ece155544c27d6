import type { SaleTerms } from "./sale-terms";
import type { LedgerAccount } from "./words";

/** A sum on an account: positive = debit, negative = credit. */
export interface LedgerEntry {
  account: LedgerAccount;
  /** Whose sale or payout it is; null on our own accounts. */
  ownerId: string | null;
  amountMinor: number;
}

/** What has happened to the money of a booking so far, in minor units. */
export interface SaleFacts {
  /** All payments that took money. */
  receivedMinor: number;
  /** All refunds that the provider has not refused. */
  refundedMinor: number;
  /** What of the price is not given back by the rules; 0 while nothing is sold. */
  keptMinor: number;
  /** What was agreed to be paid online. */
  agreedMinor: number;
  /** The whole price, what is paid on board included. */
  totalMinor: number;
  /** Refunds beside the rules that the owner bears. */
  ownerGoodwillMinor: number;
  /** What staff gave the owner of ours, or took back where below zero. */
  correctionMinor: number;
  /** Null while nothing is sold. */
  terms: SaleTerms | null;
}

/** The parts of a sale as a statement shows them, in minor units; the share is what is left for the owner. */
export interface SaleParts {
  keptMinor: number;
  commissionMinor: number;
  /** Within the commission. */
  vatMinor: number;
  withholdingMinor: number;
  /** What the owner gave beside the rules, less what corrections gave the owner. */
  goodwillMinor: number;
  shareMinor: number;
}

const WHOLE = 10_000n;

/** Half-up, exact for every whole amount: floats would lose kuruş above some 90 billion. */
function portion(minor: number, times: number | bigint, of: number | bigint): number {
  const product = BigInt(minor) * BigInt(times);
  const divisor = BigInt(of);
  return Number((product * 2n + divisor) / (divisor * 2n));
}

/**
 * How what is kept of a price is shared. The commission is of the whole price and falls with what the guest got back by
 * the rules; refunds beside the rules change neither it nor the withholding.
 */
export function shareSale(
  { keptMinor, agreedMinor, totalMinor }: Pick<SaleFacts, "keptMinor" | "agreedMinor" | "totalMinor">,
  terms: SaleTerms,
  ownerGoodwillMinor: number,
): SaleParts {
  const agreed = Math.max(agreedMinor, 1);
  const commissionMinor = portion(
    totalMinor,
    BigInt(terms.commission) * BigInt(keptMinor),
    WHOLE * BigInt(agreed),
  );
  const gross = WHOLE + BigInt(terms.vat);
  const bases = {
    collected: keptMinor,
    collected_without_vat: portion(keptMinor, WHOLE, gross),
    share: Math.max(0, keptMinor - commissionMinor),
  };
  const withholdingMinor = portion(bases[terms.withholdingBase], terms.withholding, WHOLE);
  return {
    keptMinor,
    commissionMinor,
    vatMinor: portion(commissionMinor, terms.vat, gross),
    withholdingMinor,
    goodwillMinor: ownerGoodwillMinor,
    shareMinor: keptMinor - commissionMinor - withholdingMinor - ownerGoodwillMinor,
  };
}

/**
 * Where the money of a booking stands by now, account by account; the sums add up to zero. What went back beyond the
 * rules is goodwill, of the owner up to what staff said, otherwise ours; what should go back and has not is the
 * guest's.
 */
export function allocateSale(facts: SaleFacts): LedgerEntry[] {
  const { receivedMinor, refundedMinor, keptMinor, terms } = facts;
  const owedMinor = receivedMinor - keptMinor - refundedMinor;
  const goodwillMinor = Math.max(0, -owedMinor);
  const ownerId = terms?.ownerId ?? null;
  const ownersMinor = ownerId ? Math.min(goodwillMinor, facts.ownerGoodwillMinor) : 0;
  const correctionMinor = ownerId ? facts.correctionMinor : 0;
  const ours: LedgerEntry[] = [
    entry("provider", receivedMinor - refundedMinor),
    entry("goodwill", goodwillMinor - ownersMinor + correctionMinor),
    entry("guest", -Math.max(0, owedMinor)),
  ];
  if (!terms || !ownerId) return kept([...ours, entry("house", -keptMinor)]);
  const parts = shareSale(facts, terms, ownersMinor);
  return kept([
    ...ours,
    entry("commission", parts.vatMinor - parts.commissionMinor, ownerId),
    entry("commission_vat", -parts.vatMinor, ownerId),
    entry("withholding", -parts.withholdingMinor, ownerId),
    entry("owner", -parts.shareMinor - ownersMinor, ownerId),
    entry("owner_goodwill", ownersMinor - correctionMinor, ownerId),
  ]);
}

/** What must be posted so that the accounts stand at `target`; empty when they do. */
export function entriesBetween(
  posted: readonly LedgerEntry[],
  target: readonly LedgerEntry[],
): LedgerEntry[] {
  const sums = new Map<string, LedgerEntry>();
  const add = ({ account, ownerId, amountMinor }: LedgerEntry, sign: 1 | -1) => {
    const key = `${account} ${ownerId}`;
    const before = sums.get(key)?.amountMinor ?? 0;
    sums.set(key, { account, ownerId, amountMinor: before + sign * amountMinor });
  };
  for (const one of target) add(one, 1);
  for (const one of posted) add(one, -1);
  return kept([...sums.values()]);
}

const entry = (account: LedgerAccount, amountMinor: number, ownerId: string | null = null): LedgerEntry => ({
  account,
  ownerId,
  amountMinor,
});

const kept = (entries: readonly LedgerEntry[]) => entries.filter(({ amountMinor }) => amountMinor !== 0);

/** The parts of a sale as they stand on the accounts of its owner; the reverse of `allocateSale`. */
export function partsOf(sums: Partial<Record<LedgerAccount, number>>): SaleParts {
  const of = (account: LedgerAccount) => 0 - (sums[account] ?? 0);
  const vatMinor = of("commission_vat");
  const commissionMinor = of("commission") + vatMinor;
  const withholdingMinor = of("withholding");
  const goodwillMinor = 0 - of("owner_goodwill");
  const shareMinor = of("owner") - goodwillMinor;
  const keptMinor = of("owner") + commissionMinor + withholdingMinor;
  return { keptMinor, commissionMinor, vatMinor, withholdingMinor, goodwillMinor, shareMinor };
}
