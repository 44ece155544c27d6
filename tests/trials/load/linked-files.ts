import { parse } from "node-html-parser";

const ATTRIBUTES = { script: "src", link: "href", img: "src" } as const;
const OF_A_BUILD = /^\/_next\//;

export interface LoadedPage {
  status: number;
  /** Scripts, styles, fonts of the build that sent it. */
  files: string[];
}

/** A page as a browser requests it, with the files of a build that it names. */
export async function loadPage(url: string): Promise<LoadedPage> {
  const response = await fetch(url, { headers: { accept: "text/html" }, redirect: "manual" });
  const html = await response.text();
  // Scripts wait in a template, which the parser leaves as text.
  const root = parse(html.replaceAll(/<\/?template[^>]*>/g, ""));
  const named = Object.entries(ATTRIBUTES).flatMap(([tag, attribute]) =>
    root.querySelectorAll(tag).map((node) => node.getAttribute(attribute) ?? ""),
  );
  return { status: response.status, files: [...new Set(named.filter((file) => OF_A_BUILD.test(file)))] };
}
