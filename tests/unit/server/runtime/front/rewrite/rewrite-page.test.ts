import { rereadServerEnv } from "@/lib/config/env.server";
import { rewritePage } from "@/lib/server/runtime/front/rewrite/rewrite-page";

const BEGIN = "(self.__next_f=self.__next_f||[]).push([0])";
const push = (data: string) => `self.__next_f.push([1,"${data}"])`;

/** A page as Next writes it. */
const page = (text = "Göcek", data = "1:[]") =>
  '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/>' +
  '<link rel="preload" as="image" href="/media/boat.webp"/>' +
  '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script></head>' +
  `<body class="x"><p>${text}</p><script id="_R_">start()</script><script src="/_next/c.js" async=""></script>` +
  `<script>${BEGIN}</script><script>${push(data)}</script></body></html>`;

const template = (html: string) => /<template id="scripts">(.*)<\/template>/.exec(html)?.[1];
const WAITING =
  '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script><script src="/_next/c.js" async=""></script>';

const { LOG_LEVEL } = process.env;

function watchLog() {
  process.env.LOG_LEVEL = "warn";
  rereadServerEnv();
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  return () =>
    write.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("page_not_rewritten"));
}

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.PAGE_REWRITING;
  if (LOG_LEVEL === undefined) delete process.env.LOG_LEVEL;
  else process.env.LOG_LEVEL = LOG_LEVEL;
  rereadServerEnv();
});

test("scripts are moved into a template, once and in order, and no preload fetches them early", () => {
  const { html } = rewritePage(page(), { separate: false });
  expect(template(html)).toBe(WAITING);
  expect(html.match(/src="\/_next\/[abc]\.js"/g)).toHaveLength(3);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('as="image"');
  expect(html).toContain('<script src="/_next/old.js" noModule=""></script></head>');
  expect(html.endsWith("</script></body></html>")).toBe(true);
});

test("a searched page keeps its inline payload, since requesting it would render it twice", () => {
  const { html, payload } = rewritePage(page(), { separate: false });
  expect(payload).toBeNull();
  expect(html).toContain(`<script>${BEGIN}</script><script>${push("1:[]")}</script><script>(function`);
});

test("the payload of other pages becomes a script that runs before all others", () => {
  const { html, payload } = rewritePage(page(), { separate: true });
  expect(template(html)).toBe(`<script data-payload="${payload?.version}"></script>${WAITING}`);
  expect(html).not.toContain("__next_f");
  expect(payload?.script).toBe(`${BEGIN};${push("1:[]")}`);
});

test("the version follows the HTML: a changed text changes it, a changed payload does not", () => {
  const versionOf = (text: string, data: string) =>
    rewritePage(page(text, data), { separate: true }).payload?.version;
  expect(versionOf("Göcek", "1:[]")).toMatch(/^[\w-]{12}$/);
  expect(versionOf("Göcek", "2:[]")).toBe(versionOf("Göcek", "1:[]"));
  expect(versionOf("Kaş", "1:[]")).not.toBe(versionOf("Göcek", "1:[]"));
});

test("the name of the data in a visitor's text, or in the structured data of it, changes nothing", () => {
  const word = 'I typed "__next_f" and self.__next_f.push';
  const structured = `<script type="application/ld+json">{"reviewBody":"${word}"}</script>`;
  const { html, payload } = rewritePage(page(word + structured, `1:${word}`), { separate: true });
  expect(payload?.script).toBe(`${BEGIN};${push(`1:${word}`)}`);
  expect(template(html)).toContain(WAITING);
  expect(html).toContain(word + structured);
});

test("a page without scripts stays as it is", () => {
  const html = "<html><body>no scripts</body></html>";
  expect(rewritePage(html, { separate: true })).toEqual({ html, payload: null });
});

/** What another version of Next may write. */
const SURPRISES = {
  "scripts with a further attribute": page().replaceAll('async=""', 'async="" crossorigin=""'),
  "one script in another shape": page().replace(
    '<script src="/_next/b.js" async="">',
    '<script defer src="/_next/b.js">',
  ),
  "data under another name": page().replaceAll("__next_f", "__next_d"),
  "data in scripts with an attribute": page().replaceAll("<script>self", '<script type="x">self'),
  "no end of the body": page().replace("</body>", ""),
};

for (const [name, html] of Object.entries(SURPRISES))
  test(`sends a page with ${name} as Next wrote it`, () => {
    watchLog();
    expect(rewritePage(html, { separate: true })).toEqual({ html, payload: null });
  });

test("logs a surprise once, however many pages have it", () => {
  const lines = watchLog();
  const html = page().replace("<body ", "<body><body ");
  for (let time = 0; time < 3; time += 1) expect(rewritePage(html, { separate: false }).html).toBe(html);
  expect(lines()).toHaveLength(1);
});

test("PAGE_REWRITING=off sends every page as Next wrote it and logs nothing", () => {
  const lines = watchLog();
  process.env.PAGE_REWRITING = "off";
  rereadServerEnv();
  expect(rewritePage(page(), { separate: true })).toEqual({ html: page(), payload: null });
  expect(lines()).toEqual([]);
});
