import { isIPv4 } from "node:net";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { serverEnv } from "@/lib/config/env.server";
import { getPool } from "@/lib/server/platform/db/pool";
import { processState } from "@/lib/server/platform/process-state";
import { countedNetworks, senderNetwork } from "@/lib/server/platform/request/sender-key";

/** At most `points` per key in `seconds`. `shared` counts in the database, for all instances. */
export interface RateLimit {
  name: string;
  points: number;
  /** Of an IPv4 address instead, where many strangers send at once: mobile operators share one among thousands. */
  ipv4Points?: number;
  seconds: number;
  shared?: boolean;
  /** The key that an endpoint counts by; the address when absent. */
  per?: "customer";
}

const limiters = processState("limiters", () => new Map<string, RateLimiterAbstract>());

/** Forgets what was counted in memory and who was refused from it; for tests. */
export function resetLimiters(): void {
  limiters.clear();
}

function limiterOf(limit: RateLimit): RateLimiterAbstract {
  const known = limiters.get(limit.name);
  if (known) return known;
  const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
  const limiter = limit.shared
    ? new RateLimiterPostgres({
        ...options,
        // The pool may be replaced after a test; ask for it again each time.
        storeClient: {
          query: (...parts: Parameters<ReturnType<typeof getPool>["query"]>) => getPool().query(...parts),
        },
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: true,
        // A sender without points is refused from memory, so a flood causes no writes.
        inMemoryBlockOnConsumed: limit.points,
      })
    : new RateLimiterMemory(options);
  limiters.set(limit.name, limiter);
  return limiter;
}

/** Consumes a point; returns null, or the seconds to wait when none is left. */
export async function consumePoint(limit: RateLimit, key: string): Promise<number | null> {
  if (!serverEnv().RATE_LIMITS) return null;
  try {
    await limiterOf(limit).consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/**
 * Consumes a point of the sender and of each network around it, the narrowest first, so that one sender cannot use up
 * what belongs to its neighbours.
 */
export async function consumePointOfSender(limit: RateLimit, address: string): Promise<number | null> {
  const ownPoints = isIPv4(address) ? (limit.ipv4Points ?? limit.points) : limit.points;
  for (const { key, share } of countedNetworks(address)) {
    const points = Math.ceil(ownPoints * share);
    const name = points === limit.points ? limit.name : `${limit.name}_${points}`;
    const retryAfterSeconds = await consumePoint({ ...limit, name, points }, key);
    if (retryAfterSeconds !== null) return retryAfterSeconds;
  }
  return null;
}

/** Forgets what the key has used up: after a login that succeeded. */
export async function resetPoints(limit: RateLimit, key: string): Promise<void> {
  if (serverEnv().RATE_LIMITS) await limiterOf(limit).delete(key);
}

/** The widest network of a sender, by which open holds are counted; null while limits are off. */
export function countedNetworkOf(clientAddress: string): string | null {
  return serverEnv().RATE_LIMITS ? senderNetwork(clientAddress) : null;
}
