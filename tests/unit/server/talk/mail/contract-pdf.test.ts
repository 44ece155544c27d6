import { inflateSync } from "node:zlib";
import { contractPdf } from "@/lib/server/talk/mail/layout/contract-pdf";

const text = [
  "## Madde 1. Taraflar",
  "**Alıcı:** Ayşe Yılmaz-Öğüt, İğneada. Çok *önemli* & doğru.",
  "- Toplam: **₺34.000,00**",
  "- القارب: \u2066PLM-1001\u2069",
].join("\n\n");

/** Every stream of the file, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const source = pdf.toString("latin1");
  return [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = ""]) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
    } catch {
      return body;
    }
  });
}

/** The letters that can be copied out of the file. */
function lettersOf(pdf: Buffer): Set<string> {
  const maps = streamsOf(pdf).filter((stream) => stream.includes("beginbfrange"));
  const codes = maps.flatMap((map) =>
    [...map.matchAll(/[<\s]([0-9a-f]{4,})>/gi)].map(([, code = ""]) => code),
  );
  return new Set(codes.flatMap((code) => [...Buffer.from(code, "hex").swap16().toString("utf16le")]));
}

test.each(["tr", "en", "ar"] as const)(
  "a contract in %s becomes a document of its language",
  async (locale) => {
    const pdf = await contractPdf({ title: "Sözleşme", text, foot: "Palamar · PLM-7K3M9QXA", locale });
    const source = pdf.toString("latin1");
    expect(source.slice(0, 5)).toBe("%PDF-");
    expect(source).toContain(`/Lang (${locale})`);
    // Two weights of one font: a letter that it lacks would bring Helvetica along.
    const fonts = new Set([...source.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name));
    expect([...fonts].toSorted()).toEqual(["ReadexPro-Bold", "ReadexPro-Regular"]);
    expect(source).not.toContain("Helvetica");
    const letters = lettersOf(pdf);
    for (const letter of "ışğİÖöü₺&") expect([letter, letters.has(letter)]).toEqual([letter, true]);
    for (const mark of "*#") expect([mark, letters.has(mark)]).toEqual([mark, false]);
  },
);
