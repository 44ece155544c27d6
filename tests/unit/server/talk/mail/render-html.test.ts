import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import { renderHtml } from "@/lib/server/talk/mail/layout/render-html";
import { renderText } from "@/lib/server/talk/mail/layout/render-text";

const content: MailContent = {
  subject: "Payment is due: PLM-7K3M9QXA",
  paragraphs: ["Hello Deniz,", "The boat is held for you."],
  quote: "Merhaba,\n<b>mangal</b> var.",
  facts: [{ label: "Boat", value: "Mavi Rüya (PLM-1001)" }],
  button: { label: "Pay now", href: "https://palamar.example/payment/1?lang=en" },
  hint: "For you only.",
};
const frame = { brand: "Palamar", footer: "footer", logo: "https://palamar.example/icons/icon-192.png" };
const html = renderHtml(content, frame, "en");

/** The first words of each part in reading order. */
const orderIn = (text: string) => {
  const parts = ["held for you", "Merhaba", "Pay now", "For you only", "Mavi Rüya"];
  return parts.toSorted((a, b) => text.lastIndexOf(a) - text.lastIndexOf(b));
};

test("a mail shows the news, then the button, then the details", () => {
  const order = ["held for you", "Merhaba", "Pay now", "For you only", "Mavi Rüya"];
  expect(orderIn(html)).toEqual(order);
  expect(orderIn(renderText(content, frame))).toEqual(order);
});

test("a line never ends inside of a number", () => {
  expect(html).toContain('<span style="white-space:nowrap">PLM-7K3M9QXA</span></h1>');
  expect(html).toContain('<span style="white-space:nowrap">PLM-1001</span>');
});

test("text written by people keeps its lines and direction, and is not treated as markup", () => {
  expect(html).toMatch(/<p dir="auto"[^>]*pre-line[^>]*>Merhaba,\n&lt;b&gt;mangal&lt;\/b&gt; var\.<\/p>/);
  expect(renderText(content, frame)).toContain("> Merhaba,\n> <b>mangal</b> var.");
});

test("mail programs show the news beside the subject", () => {
  expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^>]*>The boat is held for you\.<\/div>/);
});

test("says without pictures what its pictures show, and leads to the meeting point", () => {
  const going: MailContent = {
    ...content,
    picture: { src: "https://palamar.example/media/boat-og.jpg", alt: "Mavi Rüya" },
    place: {
      map: "https://palamar.example/map/locator.png",
      alt: "Map of the meeting point: Pier 3",
      label: "Get directions",
      href: "https://maps.example/?a=1&b=2",
    },
    links: [{ label: "Open the boarding card", href: "https://palamar.example/card?lang=en" }],
  };
  const shown = renderHtml(going, frame, "en");
  const pictures = [...shown.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt]);
  expect(pictures).toEqual([
    [frame.logo, ""],
    ["https://palamar.example/media/boat-og.jpg", "Mavi Rüya"],
    ["https://palamar.example/map/locator.png", "Map of the meeting point: Pier 3"],
  ]);
  expect(shown).toContain('href="https://maps.example/?a=1&amp;b=2"');
  const text = renderText(going, frame);
  expect(text).toContain("Get directions:\nhttps://maps.example/?a=1&b=2");
  expect(text).toContain("Open the boarding card:\nhttps://palamar.example/card?lang=en");
});

test("each colour that is written for light paper has one for the dark", () => {
  const dark = /prefers-color-scheme:dark\)\{([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const coloured = [
    ...html.matchAll(/<(\w+)([^>]*style="[^"]*(?:^|[;"])(?:color|background):[^"]*")/g),
  ].filter(
    // The button is coral with white letters on either paper.
    ([, , attributes = ""]) => !attributes.includes("color:#fff"),
  );
  const classes = coloured.map(
    ([, tag, attributes = ""]) => /class="([^"]+)"/.exec(attributes)?.[1] ?? `${tag} without`,
  );
  expect(classes.length).toBeGreaterThan(4);
  expect(classes.filter((names) => !names.split(" ").some((name) => dark.includes(`.${name}`)))).toEqual([]);
});
