import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { resolveClientAddress } from "@/lib/server/platform/request/client-address";
import { senderKey, senderNetwork } from "@/lib/server/platform/request/sender-key";

export interface ConnectionLimits {
  /** Open connections, overall and of one network (an IPv4 /24, an IPv6 /48). */
  open: number;
  perNetwork: number;
}

const KEEP_ALIVE_MS = 65_000;
/** While more than half of the connections are taken. */
const SHORT_KEEP_ALIVE_MS = 5_000;

interface Sender {
  sockets: Set<Socket>;
  /** Those without a running request, the longest idle first. */
  idle: Set<Socket>;
}

/**
 * Keeps one network from taking all connections of a server. When a network has as many as it may, its longest idle
 * one makes room for the new one; when all are taken, that of the network with the most. Where none is idle, the new
 * one is closed. Only for servers that visitors reach directly: behind a proxy all connections are the proxy's.
 * Returns what must be called with every response.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
): (response: ServerResponse) => void {
  const senders = new Map<string, Sender>();
  const senderOf = new WeakMap<Socket, Sender>();
  const running = new WeakMap<Socket, number>();
  let open = 0;

  function forget(socket: Socket, network: string, sender: Sender): void {
    if (!sender.sockets.delete(socket)) return;
    sender.idle.delete(socket);
    open -= 1;
    if (sender.sockets.size === 0) senders.delete(network);
  }

  function makeRoom(network: string, sender: Sender): boolean {
    const [longestIdle] = sender.idle;
    if (!longestIdle) return false;
    forget(longestIdle, network, sender);
    longestIdle.destroy();
    return true;
  }

  function fullest(): [string, Sender] | undefined {
    return [...senders].reduce<[string, Sender] | undefined>(
      (most, one) => (!most || one[1].sockets.size > most[1].sockets.size ? one : most),
      undefined,
    );
  }

  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket);
    const known = senders.get(network);
    if (known && known.sockets.size >= limits.perNetwork && !makeRoom(network, known))
      return void socket.destroy();
    const full = open >= limits.open ? fullest() : undefined;
    if (full && !makeRoom(...full)) return void socket.destroy();
    const sender = senders.get(network) ?? { sockets: new Set(), idle: new Set() };
    senders.set(network, sender);
    senderOf.set(socket, sender);
    sender.sockets.add(socket);
    sender.idle.add(socket);
    open += 1;
    server.keepAliveTimeout = open > limits.open / 2 ? SHORT_KEEP_ALIVE_MS : KEEP_ALIVE_MS;
    socket.once("close", () => forget(socket, network, sender));
  });

  return (response) => {
    const { socket } = response;
    const sender = socket && senderOf.get(socket);
    if (!socket || !sender) return;
    sender.idle.delete(socket);
    running.set(socket, (running.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (running.get(socket) ?? 1) - 1;
      running.set(socket, left);
      if (left === 0 && sender.sockets.has(socket)) sender.idle.add(socket);
    });
  };
}

function networkOf({ remoteAddress }: Socket): string {
  const address = resolveClientAddress(remoteAddress, undefined, 0);
  return senderNetwork(address) ?? senderKey(address);
}
