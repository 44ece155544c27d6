import { createServer, type Server, type Socket } from "node:net";

export interface SmtpSink {
  url: string;
  /** Every mail that was taken, as it came over the wire. */
  mails: string[];
  stop(): Promise<void>;
}

/** A mail server that takes everything; just enough of RFC 5321 for one sender at a time. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: string[] = [];
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    serve(socket, mails);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const listening = typeof address === "object" && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    stop: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function serve(socket: Socket, mails: string[]): void {
  let waiting = "";
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "EHLO" || verb === "HELO") return say("250 sink");
    if (verb === "DATA") {
      inData = true;
      return say("354 go ahead");
    }
    if (verb === "QUIT") return socket.end("221 bye\r\n");
    return say("250 ok");
  };
  say("220 sink ready");
  socket.on("data", (chunk) => {
    waiting += chunk.toString("utf8");
    for (;;) {
      const end = inData ? waiting.indexOf("\r\n.\r\n") : waiting.indexOf("\r\n");
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (inData ? 5 : 2));
      if (!inData) hear(part);
      else {
        mails.push(part);
        inData = false;
        say("250 taken");
      }
    }
  });
  socket.on("error", () => socket.destroy());
}
