export interface ParsedMail {
  /** Headers and text as they travelled. */
  source: string;
  subject: string;
  to: string;
  messageId: string;
  text: string;
  html: string;
}

/** Takes a mail apart as a mail program does. */
export function parseMail(raw: string): ParsedMail {
  const source = raw.replaceAll("\r\n", "\n");
  const header = (name: string) =>
    unfold(new RegExp(`^${name}: ((?:.|\n[ \t])*)$`, "mi").exec(source)?.[1] ?? "");
  const part = (type: string) => {
    const found = new RegExp(`Content-Type: ${type}[^]*?\n\n([^]*?)\n(?:--|$)`).exec(source);
    const head = found?.[0].slice(0, 300) ?? "";
    return decodePart(found?.[1] ?? "", /base64/i.test(head) ? "base64" : "quoted-printable");
  };
  return {
    source,
    subject: decodeWords(header("Subject")),
    to: header("To"),
    messageId: header("Message-ID"),
    text: part("text/plain"),
    html: part("text/html"),
  };
}

const unfold = (text: string) => text.replace(/\n[ \t]/g, " ");

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodePart(word.replaceAll("_", " "), "quoted-printable"),
    );
}

function decodePart(text: string, encoding: "base64" | "quoted-printable"): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  const bytes = text.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/gi, (_, hex: string) => `%${hex}`);
  return Buffer.from(
    bytes.replace(/%([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}
