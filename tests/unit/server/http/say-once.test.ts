import { runInNewContext } from "node:vm";
import { expect, test } from "@jest/globals";
import { sayOnce } from "@/lib/server/http/say-once";
import { slimFlight } from "@/lib/server/http/slim-flight";

const TEXT =
  'Göcek\'ten kalkan "klasik" rota, on iki adanın önünden geçer & akşamüstü geri döner; mürettebat iskelede bekler.';
const HTML = TEXT.replace(/"/g, "&quot;")
  .replace(/'/g, "&#x27;")
  .replace(/&(?!quot|#x27)/g, "&amp;");

/** As Next writes it: JSON, with what could end a script escaped. */
const script = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}])</script>`;
const page = (body: string, ...data: string[]) =>
  slimFlight(
    `<html><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${data.map(script).join("")}</body></html>`,
  );

/** What the browser gives to React: the scripts run over a page whose marked elements have that HTML. */
function readByReact(html: string): string {
  const marked = [...html.matchAll(/<([a-z\d]+) data-once[^>]*>(.*?)<\/\1>/gs)];
  const self = { __next_f: [] as [number, string][] };
  const document = { querySelectorAll: () => marked.map(([, , innerHTML]) => ({ innerHTML })) };
  for (const [, code = ""] of html.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(code, { self, document });
  return self.__next_f.map(([, text]) => text ?? "").join("");
}

test("a part that no component owns is said once, and React gets the HTML that stands in the page", () => {
  const html = page(
    `<main><p class="lead">${HTML}</p></main>`,
    `1:I[5,["/a.js"],"Card"]\n0:["$","main",null,{"children":["$","p",null,{"className":"lead","children":${JSON.stringify(TEXT)}}]}]\n`,
  );
  const once = sayOnce(html);
  expect(once.split("mürettebat")).toHaveLength(2);
  expect(once).toContain(`<main data-once><p class="lead">`);
  expect(readByReact(once)).toBe(
    `1:I[5,["/a.js"],"Card"]\n0:["$","main",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(`<p class="lead">${HTML}</p>`)}}}]\n`,
  );
});

test("what a component owns stays in the data, and so do the elements around it", () => {
  const data = `2:I[5,["/a.js"],"Card"]\n0:["$","main",null,{"children":[["$","$L2",null,{"text":${JSON.stringify(TEXT)}}],["$","p",null,{"children":${JSON.stringify(TEXT)}}]]}]\n`;
  const once = sayOnce(page(`<main><b>${HTML}</b><p>${HTML}</p></main>`, data));
  expect(once).toContain("<main><b>");
  const [, main] = readByReact(once).split("\n");
  expect(JSON.parse(main?.slice(2) ?? "")[3].children).toEqual([
    ["$", "$L2", null, { text: TEXT }],
    ["$", "p", null, { dangerouslySetInnerHTML: { __html: HTML } }],
  ]);
});

test("rows that only a replaced part named are left out, others stay", () => {
  const data = [
    `5:T${Buffer.byteLength(TEXT).toString(16)},${TEXT}`,
    `6:["$","p",null,{"children":"$5"}]\n`,
    `7:"another"\n`,
    `0:{"tree":["$","section",null,{"id":"a","children":["$L6","$undefined"]}],"other":"$7"}\n`,
  ].join("");
  const once = sayOnce(page(`<section id="a"><p>${HTML}</p></section>`, data));
  expect(readByReact(once)).toBe(
    `7:"another"\n0:{"tree":["$","section",null,{"id":"a","dangerouslySetInnerHTML":{"__html":${JSON.stringify(`<p>${HTML}</p>`)}}}],"other":"$7"}\n`,
  );
});

test("HTML that begins with a dollar is no reference for React", () => {
  const price = `$90 ${TEXT}`;
  const once = sayOnce(
    page(`<p>$90 ${HTML}</p>`, `0:["$","p",null,{"children":${JSON.stringify(`$${price}`)}}]\n`),
  );
  expect(JSON.parse(readByReact(once).slice(2))[3].dangerouslySetInnerHTML.__html).toBe(`$$90 ${HTML}`);
});

test("structured data is said once too", () => {
  const json = JSON.stringify({ "@type": "FAQPage", text: TEXT }).replace(/</g, "\\u003c");
  const html = page(
    `<main><script type="application/ld+json">${json}</script></main>`,
    `0:["$","main",null,{"children":["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":${JSON.stringify(json)}}}]}]\n`,
  );
  expect(sayOnce(html).split("FAQPage")).toHaveLength(2);
});

const main = `0:["$","main",null,{"children":["$","p",null,{"children":${JSON.stringify(TEXT)}}]}]\n`;
const kept: Record<string, string> = {
  "whose HTML is not what React would make of the data": page(`<main><p>${HTML} </p></main>`, main),
  "whose data names something within a part": page(
    `<main><p>${HTML}</p></main>`,
    `1:I[5,["/a.js"],"Card"]\n0:[["$","main",null,{"children":["$","p",null,{"children":${JSON.stringify(TEXT)},"style":{"color":"red"}}]}],["$","$L1",null,{"look":"$0:0:props:children:props:style"}]]\n`,
  ).replace("<p>", '<p style="color:red">'),
  "whose data has rows of an unknown kind": page(`<main><p>${HTML}</p></main>`, `9:b12,AAAA\n${main}`),
  "whose parts are moved by a script": page(`<main><p>${HTML}</p></main><script>$RC("a","b")</script>`, main),
  "that gives React something else": page(
    `<main><p>${HTML}</p></main><script>self.__next_f.push([3,"AA=="])</script>`,
    main,
  ),
  "without data": `<html><body><main><p>${HTML}</p></main></body></html>`,
};
for (const [what, html] of Object.entries(kept))
  test(`a page ${what} stays as it is`, () => {
    expect(sayOnce(html)).toBe(html);
  });

test("fields, heads and empty elements are left to React", () => {
  const html = page(
    `<main><form><input value="a"/><p>${HTML}</p></form></main>`,
    `0:["$","main",null,{"children":["$","form",null,{"children":[["$","input",null,{"defaultValue":"a"}],["$","p",null,{"children":${JSON.stringify(TEXT)}}]]}]}]\n`,
  );
  const once = sayOnce(html);
  expect(once).toContain(`<main><form><input value="a"/><p data-once>`);
});
