import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A running transaction that all work of a preview or of an action belongs to. */
export interface JoinedTransaction {
  /** Whether it is rolled back in any case. */
  isPreview: boolean;
  /** Its connection, which takes one statement after the other; refuses what comes after the end. */
  client: PoolClient;
  tx: NodePgDatabase;
  /** Runs one inner transaction after the other: they share the connection. */
  inTurn: InTurn;
}

/** The transaction of this connection, for work that knows nothing of it; `end` when it is over. */
export function openToJoin(client: PoolClient, isPreview: boolean): JoinedTransaction & { end: () => void } {
  let isOver = false;
  const inTurn = oneByOne();
  const query = (...given: unknown[]) =>
    inTurn(async () => {
      if (isOver) throw new Error("The transaction is over");
      return (client.query as (...given: unknown[]) => unknown).apply(client, given);
    });
  const connect = () => Promise.reject(new Error("A transaction has one connection"));
  const joined: PoolClient = Object.create(client, { query: { value: query }, connect: { value: connect } });
  return {
    isPreview,
    client: joined,
    tx: drizzle({ client: joined }),
    inTurn: oneByOne(),
    end: () => {
      isOver = true;
    },
  };
}

/** A transaction within that one, which other transactions may join in turn. */
export function within(joined: JoinedTransaction): JoinedTransaction {
  return { ...joined, inTurn: oneByOne() };
}

function oneByOne(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
