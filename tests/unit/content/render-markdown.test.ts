import { plainText, renderMarkdown, renderText } from "@/lib/server/reading/content/render-markdown";

const context = {
  paths: { "boatsByPlace/bodrum": "/en/bodrum-boat-rental", contact: "/en/contact" },
  values: {
    company_name: "Palamar & <b>Sons</b>",
    company_phone: "+90 212 555 01 48",
    company_email: "a@x.example",
  },
};

describe("a link of a text", () => {
  test("leads to the address of its thing in the language of the page", () => {
    const html = renderMarkdown("[boats](route:boatsByPlace/bodrum), [write](route:contact)", context);
    expect(html).toContain('<a href="/en/bodrum-boat-rental">boats</a>');
    expect(html).toContain('<a href="/en/contact">write</a>');
  });

  test("is reduced to its text when its target does not exist", () => {
    expect(renderMarkdown("See [the boats](route:boatsByPlace/atlantis).", context)).toBe(
      "<p>See the boats.</p>\n",
    );
  });
});

describe("a placeholder", () => {
  test("is replaced by the setting, whose markup is shown as text", () => {
    const html = renderMarkdown("{company_name} {unknown}", context);
    expect(html).not.toContain("<b>");
    expect(plainText(html)).toBe("Palamar & <b>Sons</b> {unknown}");
  });

  test("keeps numbers and addresses in their own direction and on one line", () => {
    const html = renderMarkdown("{company_phone} {company_email}", context);
    expect(html).toContain('<bdi dir="ltr">+90\u00a0212\u00a0555\u00a001\u00a048</bdi>');
    expect(html).toContain('<bdi dir="ltr"><a href="mailto:a@x.example">a@x.example</a></bdi>');
  });
});

describe("headings", () => {
  test("carry anchors that the table of contents knows, once each, in every alphabet", () => {
    const { html, headings } = renderText("# Şile & Ağva\n\n## ماذا نقدم؟\n\n### Ağva\n\n## Şile & Ağva\n");
    expect(headings.map(({ id, text, level }) => [id, text, level])).toEqual([
      ["s-sile-agva", "Şile & Ağva", 2],
      ["s-ماذا-نقدم", "ماذا نقدم؟", 2],
      ["s-agva", "Ağva", 3],
      ["s-sile-agva-2", "Şile & Ağva", 2],
    ]);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
    expect(html).not.toContain("<h1");
  });

  test("cannot take the place of the page's own anchors", () => {
    expect(renderMarkdown('<h2 id="content">x</h2>')).toBe("<h2>x</h2>");
  });
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["an event", '<a href="https://x.example" onclick="alert(1)">x</a>'],
  ["a picture", '<img src=x onerror="alert(1)">'],
  ["a frame", '<iframe src="https://x.example"></iframe>'],
  ["a style", '<p style="position:fixed">x</p><style>*{display:none}</style>'],
  ["a scripted link", "[x](javascript:alert(1)) [y](JaVaScRiPt:alert(1)) [z](data:text/html,x)"],
  ["a scripted heading", "## <img src=x onerror=alert(1)> x"],
])("%s in a text is inert", (_, markdown) => {
  const { html, headings } = renderText(markdown, context);
  expect(html).not.toMatch(/<script|onclick|onerror|<img|<iframe|style|javascript:|data:/i);
  expect(JSON.stringify(headings)).not.toMatch(/<|onerror/);
});

test("plain text reads as the page does", () => {
  const html = renderMarkdown("Bir **iki**.\n\n- üç & dört\n- beş\n");
  expect(plainText(html)).toBe("Bir iki. üç & dört beş");
});
