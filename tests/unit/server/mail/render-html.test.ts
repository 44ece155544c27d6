import type { MailContent } from "@/lib/server/mail/mail-content";
import { renderHtml } from "@/lib/server/mail/render-html";
import { renderText } from "@/lib/server/mail/render-text";

const content: MailContent = {
  subject: "Payment is due: PLM-7K3M9QXA",
  paragraphs: ["Hello Deniz,", "The boat is held for you."],
  quote: "Merhaba,\n<b>mangal</b> var.",
  facts: [{ label: "Boat", value: "Mavi Rüya (PLM-1001)" }],
  button: { label: "Pay now", href: "https://palamar.example/payment/1?lang=en" },
  hint: "For you only.",
};
const html = renderHtml(content, "Palamar", "footer", "en");

/** The first words of each part in reading order. */
const orderIn = (text: string) => {
  const parts = ["held for you", "Merhaba", "Pay now", "For you only", "Mavi Rüya"];
  return parts.toSorted((a, b) => text.lastIndexOf(a) - text.lastIndexOf(b));
};

test("a mail shows the news, then the button, then the details", () => {
  const order = ["held for you", "Merhaba", "Pay now", "For you only", "Mavi Rüya"];
  expect(orderIn(html)).toEqual(order);
  expect(orderIn(renderText(content, "Palamar", "footer"))).toEqual(order);
});

test("a line never ends inside of a number", () => {
  expect(html).toContain('<span style="white-space:nowrap">PLM-7K3M9QXA</span></h1>');
  expect(html).toContain('<span style="white-space:nowrap">PLM-1001</span>');
});

test("text written by people keeps its lines and direction, and is not treated as markup", () => {
  expect(html).toMatch(/<p dir="auto"[^>]*pre-line[^>]*>Merhaba,\n&lt;b&gt;mangal&lt;\/b&gt; var\.<\/p>/);
  expect(renderText(content, "Palamar", "footer")).toContain("> Merhaba,\n> <b>mangal</b> var.");
});

test("mail programs show the news beside the subject", () => {
  expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^>]*>The boat is held for you\.<\/div>/);
});
