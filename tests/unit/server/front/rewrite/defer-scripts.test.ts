import { putPictureFirst } from "@/lib/server/front/rewrite/defer-scripts";

const PAGE =
  '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>' +
  '<link rel="preload" as="image" href="/media/boat.webp"/>' +
  '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script></head>' +
  '<body><img fetchPriority="high" src="/media/boat.webp"/><script>self.__next_f=[]</script></body></html>';

test("scripts of a page wait in a template, each once and in their order", () => {
  const html = putPictureFirst(PAGE);
  expect(html).toContain(
    '<body><template id="scripts"><script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script></template>',
  );
  expect(html.match(/src="\/_next\/[ab]\.js"/g)).toHaveLength(2);
  expect(html.endsWith("</script></body></html>")).toBe(true);
});

test("what starts the page runs after all that the page consists of", () => {
  const names = ["a.js", "turbopack-0x1.js", "b.js"];
  const tags = names.map((name) => `<script src="/_next/${name}" async=""></script>`);
  const html = putPictureFirst(`<html><head>${tags.join("")}</head><body></body></html>`);
  expect([...html.matchAll(/\/_next\/([^"]+)/g)].map(([, name]) => name)).toEqual([
    "a.js",
    "b.js",
    "turbopack-0x1.js",
  ]);
});

test("no preload fetches a script beside the picture, while the picture's own stays", () => {
  const html = putPictureFirst(PAGE);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('as="image"');
});

test("data and what only old browsers run stay where they are", () => {
  const html = putPictureFirst(PAGE);
  expect(html).toContain('<script src="/_next/old.js" noModule=""></script></head>');
  expect(html).toContain("<script>self.__next_f=[]</script><script>(function");
});

test("a page without scripts is left alone", () => {
  const plain = "<html><body>no scripts</body></html>";
  expect(putPictureFirst(plain)).toBe(plain);
});
