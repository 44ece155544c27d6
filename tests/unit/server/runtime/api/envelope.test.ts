import { createCipheriv, createHash } from "node:crypto";
import { decryptEnvelope } from "@/lib/client/api/transport/envelope/decrypt-envelope";
import { decryptWithoutWebCrypto } from "@/lib/client/api/transport/envelope/decrypt-without-web-crypto";
import { CLIENT_ENV } from "@/lib/config/env.client";
import { sealText } from "@/lib/server/runtime/api/envelope";

/** The envelope as the specification words it, by another implementation. */
function sealByTheBook(text: string, iv: Buffer): string {
  const key = createHash("sha256").update(CLIENT_ENV.envelopeSecret, "utf8").digest();
  const cipher = createCipheriv("aes-256-cbc", key, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${iv.toString("base64")}:${sealed.toString("base64")}`;
}

const IV = Buffer.from("000102030405060708090a0b0c0d0e0f", "hex");
const VECTORS = {
  Turkish: '{"şehir":"İstanbul, Kuruçeşme – ığüöç"}',
  Arabic: '{"name":"قارب شراعي في بودروم"}',
  emoji: '{"text":"⛵️🌊👩‍👩‍👧"}',
  "block-aligned": "0123456789abcdef0123456789abcdef",
  "one megabyte": JSON.stringify("ş".repeat(512 * 1024)),
} as const;
const COMMITTED = "AAECAwQFBgcICQoLDA0ODw==:uVgqZwncbRWnDmPoNa7vHQ==";

afterEach(() => {
  jest.restoreAllMocks();
});

describe("the envelope", () => {
  test.each(Object.entries(VECTORS))("carries %s text there and back unchanged", async (_, text) => {
    expect(await decryptEnvelope(await sealText(text))).toBe(text);
    expect(await decryptEnvelope(sealByTheBook(text, IV))).toBe(text);
  });

  test("is fresh every time, and never shows the text", async () => {
    const [one, two] = [await sealText('{"a":1}'), await sealText('{"a":1}')];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^[A-Za-z0-9+/]{22}==:[A-Za-z0-9+/]+=*$/);
  });

  test("opens a response that openssl sealed", async () => {
    expect(sealByTheBook('{"a":1}', IV)).toBe(COMMITTED);
    expect(await decryptEnvelope(COMMITTED)).toBe('{"a":1}');
  });

  test.each(Object.entries(VECTORS))("opens %s text without WebCrypto too", (_, text) => {
    const [iv = "", sealed = ""] = sealByTheBook(text, IV).split(":");
    const bytes = decryptWithoutWebCrypto(
      CLIENT_ENV.envelopeSecret,
      Buffer.from(iv, "base64"),
      Buffer.from(sealed, "base64"),
    );
    expect(Buffer.from(bytes).toString("utf8")).toBe(text);
  });

  test.each([undefined, null, 7, "", "abc", "AAAA:", ":AAAA", "no base64!:AAAA", "AAAA:BBBB", "a:b:c"])(
    "rejects %p: a part is missing",
    async (value) => {
      await expect(decryptEnvelope(value)).rejects.toMatchObject({
        name: "EnvelopeError",
        code: "envelope_incomplete",
        message: "Geçersiz yanıt biçimi. IV veya şifreli veri eksik.",
      });
    },
  );

  test("rejects an empty text and a foreign key: nothing came out", async () => {
    const foreign = `${IV.toString("base64")}:${Buffer.alloc(32, 7).toString("base64")}`;
    for (const value of [sealByTheBook("", IV), foreign]) {
      await expect(decryptEnvelope(value)).rejects.toMatchObject({
        code: "envelope_empty",
        message: "Şifre çözme başarısız. Çözülen veri boş.",
      });
    }
  });
});
