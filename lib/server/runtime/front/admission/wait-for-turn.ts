import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Pipelined requests per connection; browsers send one. */
const SENT_AHEAD = 8;

interface ConnectionQueue {
  open: number;
  /** Settles when the most recent request has its response. */
  last: Promise<void>;
  closed: Promise<void>;
}

const queues = new WeakMap<Socket, ConnectionQueue>();

function queueOf(socket: Socket): ConnectionQueue {
  let queue = queues.get(socket);
  if (!queue) {
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    queue = { open: 0, last: Promise.resolve(), closed };
    queues.set(socket, queue);
  }
  return queue;
}

/**
 * Resolves when all earlier requests of the same connection are answered; false when the connection has ended by then.
 * A connection that sends too many ahead is closed.
 */
export async function waitForTurn(socket: Socket, response: ServerResponse): Promise<boolean> {
  const queue = queueOf(socket);
  queue.open += 1;
  if (queue.open > SENT_AHEAD) {
    socket.destroy();
    return false;
  }
  const before = queue.last;
  const answered = new Promise<void>((resolve) => response.once("close", () => resolve()));
  queue.last = Promise.race([answered, queue.closed]).then(() => {
    queue.open -= 1;
  });
  if (queue.open > 1) await Promise.race([before, queue.closed]);
  return !socket.destroyed;
}
