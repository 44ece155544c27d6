import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Pipelined requests per connection; browsers send one. */
const SENT_AHEAD = 8;

interface Line {
  open: number;
  /** Settles when the most recent request has its response. */
  last: Promise<void>;
  closed: Promise<void>;
}

const lines = new WeakMap<Socket, Line>();

function lineOf(socket: Socket): Line {
  let line = lines.get(socket);
  if (!line) {
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    line = { open: 0, last: Promise.resolve(), closed };
    lines.set(socket, line);
  }
  return line;
}

/**
 * Resolves when all earlier requests of the same connection are answered; false when the connection has ended by then.
 * A connection that sends too many ahead is closed.
 */
export async function waitForTurn(socket: Socket, response: ServerResponse): Promise<boolean> {
  const line = lineOf(socket);
  line.open += 1;
  if (line.open > SENT_AHEAD) {
    socket.destroy();
    return false;
  }
  const before = line.last;
  const answered = new Promise<void>((resolve) => response.once("close", () => resolve()));
  line.last = Promise.race([answered, line.closed]).then(() => {
    line.open -= 1;
  });
  if (line.open > 1) await Promise.race([before, line.closed]);
  return !socket.destroyed;
}
