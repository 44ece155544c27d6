import { expect, test } from "@jest/globals";
import { separateFlight } from "@/lib/server/front/rewrite/rsc-payload";

const BEGIN = "(self.__next_f=self.__next_f||[]).push([0])";
const push = (data: string) => `self.__next_f.push([1,'${data}'])`;
const page = (text: string, data: string) =>
  `<html><head><script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script></head><body><p>${text}</p><script id="_R_">start()</script><script>${BEGIN}</script><script>${push(data)}</script></body></html>`;

test("React's data leaves the page for a script that runs before all others, nothing else changes", () => {
  const { html, flight } = separateFlight(page("Göcek", "1:[]"));
  expect(html).toBe(
    `<html><head><script src="?flight=${flight?.version}" async=""></script><script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script></head><body><p>Göcek</p><script id="_R_">start()</script></body></html>`,
  );
  expect(flight?.script).toBe(`${BEGIN};${push("1:[]")}`);
});

test("a version is the HTML's own: other data belongs to the same page, another text is another page", () => {
  const versionOf = (text: string, data: string) => separateFlight(page(text, data)).flight?.version;
  expect(versionOf("Göcek", "1:[]")).toMatch(/^[\w-]{12}$/);
  expect(versionOf("Göcek", "2:[]")).toBe(versionOf("Göcek", "1:[]"));
  expect(versionOf("Kaş", "1:[]")).not.toBe(versionOf("Göcek", "1:[]"));
});

test("a page without data, or without scripts that would wait for it, stays as it is", () => {
  for (const html of ["<p>no scripts</p>", `<p>data only</p><script>${push("1:[]")}</script>`])
    expect(separateFlight(html)).toEqual({ html, flight: null });
});
