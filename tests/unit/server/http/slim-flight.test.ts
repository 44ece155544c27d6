import { runInNewContext } from "node:vm";
import { expect, test } from "@jest/globals";
import { slimFlight } from "@/lib/server/http/slim-flight";

/** As Next writes it: JSON, with what could end a script escaped. */
const next = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)}])</script>`;

const DATA = [
  '2a:["$","p",null,{"className":"card","children":"Göcek"}]\n',
  `it's \\ "quoted" \\n and 'so' </script><!-- & > \u2028 \u2029 \r\n ت \u{1F6A4} \0 \t`,
  "",
  "\\",
];

test("the browser reads exactly the same data", () => {
  const page = `<p>a</p>${DATA.map(next).join("<i>between</i>")}</body>`;
  const slim = slimFlight(page);
  const scripts = [...slim.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? "");
  expect(scripts).toHaveLength(DATA.length);
  const self = { __next_f: [] as [number, string][] };
  for (const script of scripts) runInNewContext(script, { self });
  expect(self.__next_f.map(([, text]) => text)).toEqual(DATA);
  expect(slim.length).toBeLessThan(page.length);
  expect(slim).toContain("<i>between</i>");
});

test("everything else of a page stays as it is", () => {
  const page = `<script>self.__next_f=self.__next_f||[]).push([0])</script><script>x.push([1,"a"])</script><p>"it's"</p>`;
  expect(slimFlight(page)).toBe(page);
});
