import { parse } from "csv-parse/sync";
import { csvAmount, csvInstant, csvStream } from "@/lib/server/operator/csv";

async function fileOf(rows: string[][], labels = ["First", "Second"]): Promise<string> {
  const columns = labels.map((label, index) => ({ label, text: (row: string[]) => row[index] ?? "" }));
  async function* batches() {
    for (const row of rows) yield [row];
  }
  return new Response(csvStream(columns, batches())).text();
}

/** As a spreadsheet splits it. */
const cellsOf = (file: string, delimiter: string): string[][] =>
  parse(file, { delimiter, bom: true, relax_quotes: true, relax_column_count: true });

test("a file begins with the mark of its letters and separates by semicolons", async () => {
  const bytes = await new Response(csvStream([{ label: "Ad", text: () => "Işık" }], one())).bytes();
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await fileOf([["Işık; Şile", 'so "called"']])).toBe(
    '"First";"Second"\r\n"Işık; Şile";"so ""called"""\r\n',
  );
});

async function* one() {
  yield [null];
}

test.each(['=HYPERLINK("//x")', "+90 532", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"])(
  "a cell that begins like a formula is a text: %j",
  async (cell) => {
    const [, [first = ""] = []] = cellsOf(await fileOf([[cell, "x"]]), ";");
    expect(first.startsWith("'")).toBe(true);
    expect(first).toContain(cell.trim());
  },
);

test.each([",", ";", "\t"])(
  "no cell begins like a formula where a spreadsheet splits at %j, whatever a customer wrote",
  async (delimiter) => {
    const names = ["Ada,=1+1", "Ada; @x", "Ada\t-1", "a\n=2", 'x",=cmd', "plain"];
    const cells = cellsOf(await fileOf(names.map((name) => [name, name])), delimiter).flat();
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  },
);

test("amounts have a decimal comma and no marks of thousands, instants are Istanbul's", () => {
  expect([csvAmount(1_234_567), csvAmount(5), csvAmount(0), csvAmount(-150)]).toEqual([
    "12345,67",
    "0,05",
    "0,00",
    "-1,50",
  ]);
  expect(csvInstant(new Date("2026-11-27T21:30:00Z"))).toBe("2026-11-28 00:30");
  expect(csvInstant(null)).toBe("");
});

test("rows are read while the file is sent, and no more once nobody takes it", async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield ["row"];
    }
  }
  const reader = csvStream([{ label: "A", text: (row: string) => row }], endless()).getReader();
  for (let taken = 0; taken < 3; taken += 1) await reader.read();
  await reader.cancel();
  expect(read).toBeLessThan(6);
});
