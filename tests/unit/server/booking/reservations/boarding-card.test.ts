import { boardingCode } from "@/lib/server/booking/reservations/documents/boarding-code";
import { boardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import { renderBoardingCard } from "@/lib/server/booking/reservations/documents/render-boarding-card";
import { reservationCard } from "@/lib/server/booking/reservations/documents/reservation-card";
import { readLand } from "@/lib/server/catalogue/map/read-land";
import en from "@/messages/en.json";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const now = new Date("2026-11-20T10:00:00Z");

async function render(locale: "tr" | "en" | "ar", changes: Partial<typeof SAMPLE_RESERVATION> = {}) {
  const t = await boardingTexts(locale);
  const card = {
    ...reservationCard({ ...SAMPLE_RESERVATION, ...changes }, t, locale),
    brand: "Palamar",
    pageUrl: "http://localhost:3000/k/rezervasyonlarim/x",
    mapDataUrl: "http://localhost:3000/harita-verisi",
    land: await readLand(),
    nonce: "x",
    now,
  };
  return renderBoardingCard(card, t, locale);
}

test.each(["tr", "en", "ar"] as const)("the card in %s loads nothing", async (locale) => {
  const html = await render(locale);
  expect(html).not.toMatch(/<link|<img|<iframe|@import|url\((?!data:)|src=/i);
  expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
  expect(html).toContain("<svg");
});

test("the card is written in the site's own letters, Arabic ones where they are read", async () => {
  const facesOf = (html: string) => [...html.matchAll(/font-family: "Readex (\w+)"; .*?base64,(\w{4})/g)];
  // Every woff2 file begins with "wOF2".
  const cut = (face: string) => [face, "d09G"];
  expect(facesOf(await render("tr")).map(([, face, start]) => [face, start])).toEqual(
    ["latin", "turkish"].map(cut),
  );
  expect(facesOf(await render("ar")).map(([, face, start]) => [face, start])).toEqual(
    ["latin", "turkish", "arabic"].map(cut),
  );
});

test("the card of a demo says that it is one", async () => {
  const said = en.layout.demo;
  expect(await render("en")).not.toContain(said);
  const restore = changeEnvironment({ DEMO: "true" });
  expect(await render("en")).toContain(said);
  restore();
});

test("the card says everything needed for boarding", async () => {
  const html = await render("en");
  for (const text of [
    "PLM-7K3M9QXA",
    "1X6SR3Q6",
    "Tuesday, 1 December 2026<br>",
    ">10:00</bdi>",
    ">14:00</bdi>",
    "Bebek",
    "Saatin altı, 2. iskele",
    "Rıza Kaptan",
    'href="tel:+905551112234"',
    "₺27.200,00",
    "cash and credit card",
    "Fish menu",
  ]) {
    expect(html).toContain(text);
  }
});

test("it shows where the port is, the source of that data and the way there", async () => {
  const html = await render("en");
  expect(html).toMatch(
    /<svg role="img" aria-label="Map of the coast around Bebek[^>]*>.*fill-rule="evenodd" d="M/s,
  );
  expect(html).toContain('href="http://localhost:3000/harita-verisi"');
  expect(html).toMatch(
    /href="https:\/\/www.google.com\/maps\/dir\/\?api=1&amp;destination=41[.\d]+,29[.\d]+"/,
  );
});

test("the port where the trip ends stands on it when it is another one", async () => {
  expect(await render("en")).not.toContain("Arrival port");
  const html = await render("en", { arrival_port: { id: 8, name: "Kuruçeşme" } });
  expect(html).toContain("<dt>Arrival port</dt><dd>Kuruçeşme</dd>");
});

test("a trip by the hour that sees the sunset says when it is; others, and nights, say nothing", async () => {
  const evening = { start_date: "2026-12-01T16:00", end_date: "2026-12-01T20:00" };
  const read = async (changes: Partial<typeof SAMPLE_RESERVATION>) =>
    (await render("tr", changes)).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(await read(evening)).toMatch(/Gün batımı 17:3\d geziniz sırasında/);
  expect(await read({})).not.toContain("Gün batımı");
  expect(await read({ ...evening, rent_type: "daily" })).not.toContain("Gün batımı");
});

test("markup in typed text is escaped", async () => {
  const html = await render("en", { note: '<img src=x onerror="alert(1)">' });
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(html).not.toContain("<img");
});

test("a card with nothing left to pay says so", async () => {
  expect(await render("en", { remaining: 0 })).toContain("Nothing is left to pay on board.");
});

test("the check code belongs to one reservation and cannot be guessed from its number", () => {
  const [one, other] = [boardingCode("a"), boardingCode("b")];
  expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(boardingCode("a")).toBe(one);
  expect(other).not.toBe(one);
});
