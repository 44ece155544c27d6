import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { Locale } from "@/lib/i18n/locales";

const textIn = (locale: Locale, name: string) =>
  readFileSync(`lib/server/runtime/seed/content/${name}.${locale}.md`, "utf8")
    .replace(/^---[\s\S]*?---\n/, "")
    .replace(/[{}]/g, "");

/** What the pages draw: letters and their places. */
function drawnIn(pdf: Buffer): string[] {
  const source = pdf.toString("latin1");
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = ""]) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return streams.filter((stream) => / TJ| Tj/.test(stream)).flatMap((stream) => stream.split("\n"));
}

/** The Arabic contract, drawn by a new process that has drawn others before. */
async function drawAfter(before: readonly Locale[]): Promise<string[]> {
  jest.resetModules();
  const { contractPdf } = await import("@/lib/server/talk/mail/layout/contract-pdf");
  const draw = (locale: Locale, name: string) =>
    contractPdf({ title: "Palamar", text: textIn(locale, name), foot: "x", locale });
  for (const locale of before) await draw(locale, "order-contract/pre_information");
  return drawnIn(await draw("ar", "contract/distance_sales"));
}

test("the lines of an Arabic contract end where they end in a new process, whatever was made before", async () => {
  const alone = await drawAfter([]);
  expect(alone.length).toBeGreaterThan(50);
  expect(await drawAfter(["ar", "tr"])).toEqual(alone);
});
