import { runInNewContext } from "node:vm";
import { expect, test } from "@jest/globals";
import { slimFlight } from "@/lib/server/front/slim-flight";

/** As Next writes it: JSON, with what could end a script escaped. */
const next = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)}])</script>`;

const DATA = [
  '2a:["$","p",null,{"className":"card","children":"Göcek"}]\n',
  `it's \\ "quoted" \\n and 'so' </script><!-- & > \u2028 \u2029 \r\n ت \u{1F6A4} \0 \t`,
  "",
  "\\",
];

/** What the scripts of a page give to React. */
function readByReact(page: string): string {
  const self = { __next_f: [] as [number, string][] };
  for (const [, script = ""] of page.matchAll(/<script>(.*?)<\/script>/gs)) runInNewContext(script, { self });
  return self.__next_f.map(([, text]) => text).join("");
}

test("the browser reads exactly the same data, in one piece behind the markup", () => {
  const page = `<p>a</p>${DATA.map(next).join("<i>between</i>")}</body>`;
  const slim = slimFlight(page);
  expect(readByReact(slim)).toBe(DATA.join(""));
  expect(slim.length).toBeLessThan(page.length);
  expect(slim).toMatch(
    /^<p>a<\/p><i>between<\/i><i>between<\/i><i>between<\/i><script>.*<\/script><\/body>$/s,
  );
});

test("what an island needs on visits from within the site is left out, short or long, and nothing else", () => {
  const long = `{"name":"Göcek","text":"2:I[5]\n${"ş".repeat(600)}"}`;
  const rows = [
    `2:I[5,["/a.js"],"Card"]\n`,
    `3:T${Buffer.byteLength(long).toString(16)},${long}`,
    `4:T${Buffer.byteLength(long).toString(16)},${long}`,
    `1:["$","$L2",null,{"label":"say \\"once\\":\\"no\\"","once":"{\\"a\\":1}"}]\n`,
    `0:["$","$L2",null,{"once":"$3","other":"$4"}]\n`,
  ];
  // Next cuts where it likes, also within a text.
  const data = rows.join("");
  const page = [data.slice(0, 90), data.slice(90)].map(next).join("");
  expect(readByReact(slimFlight(page))).toBe(
    [
      rows[0],
      rows[2],
      `1:["$","$L2",null,{"label":"say \\"once\\":\\"no\\"","once":""}]\n`,
      `0:["$","$L2",null,{"once":"","other":"$4"}]\n`,
    ].join(""),
  );
});

test("a page with data that is no text stays as it is", () => {
  const page = `${next(DATA[0] ?? "")}<script>self.__next_f.push([3,"AAAA"])</script>`;
  expect(slimFlight(page)).toBe(page);
});

test("everything else of a page stays as it is", () => {
  const page = `<script>self.__next_f=self.__next_f||[]).push([0])</script><script>x.push([1,"a"])</script><p>"it's"</p>`;
  expect(slimFlight(page)).toBe(page);
});
