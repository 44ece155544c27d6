import * as v from "valibot";
import { GET as appEndpoint } from "@/app/api/v1/app/route";
import { GET as homeEndpoint } from "@/app/api/v1/home/route";
import { LOCALES } from "@/lib/i18n/locales";
import { getBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { getListPage } from "@/lib/server/catalogue/search/get-list-page";
import { getPlacePage } from "@/lib/server/catalogue/search/get-place-page";
import { getTypePage } from "@/lib/server/catalogue/search/get-type-page";
import { getDb } from "@/lib/server/platform/db/pool";
import { getHomePage } from "@/lib/server/reading/home/get-home-page";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase({ seeded: true });
// Every place and every boat in three languages.
describe.each(LOCALES)("in %s", (locale) => {
  test("every city, area and port with boats has a page whose list holds exactly its boats", async () => {
    const { cities } = await getFilterOptions(locale);
    const places = cities.flatMap((city) => [
      city,
      ...city.areas,
      ...city.areas.flatMap(({ ports }) => ports),
    ]);
    expect(places.length).toBeGreaterThan(10);
    const ogs = new Map<string, string | null>();
    for (const { slug, name } of places) {
      const page = await getPlacePage(locale, slug);
      expect(page?.name).toBe(name);
      if (!page) continue;
      const list = await getListPage(locale, { kind: page.kind, id: page.id });
      expect([slug, list.total]).toEqual([slug, page.boatCount]);
      expect(Object.keys(page.slugs).toSorted()).toEqual(["ar", "en", "tr"]);
      // An area or port without a picture of its own borrows the one of the place around it.
      const city = page.kind === "city" ? slug : page.trail[0]?.slug;
      ogs.set(slug, page.og);
      expect([slug, page.og]).toEqual([slug, ogs.get(city ?? "")]);
      expect(page.trail.map(({ kind }) => kind)).toEqual(
        { city: [], area: ["city"], port: ["city", "area"] }[page.kind],
      );
      expect(page.neighbours.map(({ id }) => id)).not.toContain(page.id);
      const distances = page.neighbours.map(({ roadKm, distanceKm }) => roadKm ?? distanceKm);
      expect(distances.every((km) => km > 0)).toBe(true);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }
    // Places without a picture have their coast drawn, and are shared with the picture of the site.
    expect(ogs.get("istanbul")).toMatch(/-og\.jpg$/);
  });

  test("every type with boats has a page with its neighbours", async () => {
    const { types } = await getFilterOptions(locale);
    for (const { slug, id, name } of types) {
      const page = await getTypePage(locale, slug);
      expect([page?.id, page?.name]).toEqual([id, name]);
      expect((await getListPage(locale, { kind: "type", id })).total).toBe(page?.boatCount);
      expect(page?.neighbours.map((other) => other.id)).not.toContain(id);
    }
  });

  test("every listed boat has a page with pictures, its three slugs and boats like it", async () => {
    for (const card of (await getListPage(locale)).items) {
      const page = await getBoatPage(locale, card.slug);
      expect(page?.boat).toMatchObject({ id: card.id, name: card.name, from: card.from });
      expect(page?.slugs[locale]).toBe(card.slug);
      expect(page?.translated.toSorted()).toEqual(["ar", "en", "tr"]);
      expect(page?.similar.length).toBeGreaterThan(0);
      expect(page?.similar.map(({ id }) => id)).not.toContain(card.id);
      expect(page?.og).toMatch(/-og\.jpg$/);
    }
  });

  test("a boat's video is stored where its page expects it and is described in the language", async () => {
    const slug = {
      tr: "mavi-ruya-motor-yat",
      en: "mavi-ruya-motor-yacht",
      ar: "mavi-ruya-yakht-bi-muharrik",
    };
    const page = await getBoatPage(locale, slug[locale]);
    expect(page?.boat.video).toMatchObject({
      src: expect.stringMatching(/^\/media\/.+-[0-9a-f]{8}\.mp4$/),
      seconds: 17,
      poster: null,
      title: {
        tr: "Mavi Rüya altın saatte Boğaz'da",
        en: "Mavi Rüya on the Bosphorus at golden hour",
        ar: expect.stringContaining("البوسفور"),
      }[locale],
      published_on: "2026-05-14",
      description: expect.stringContaining({ tr: "Videoda ses yok", en: "no sound", ar: "بلا صوت" }[locale]),
    });
    const [without] = (
      await getListPage(locale, { kind: "type", id: page?.similar[0]?.type.id ?? 0 })
    ).items.filter(({ code }) => !["PLM-1001", "PLM-1005", "PLM-1012"].includes(code));
    expect((await getBoatPage(locale, without?.slug ?? ""))?.boat.video).toBeNull();
  });

  test("the home page shows instant boats, types and places that have boats", async () => {
    const home = await getHomePage(locale);
    expect(home.instantBoats.length).toBeGreaterThan(0);
    expect(home.instantBoats.every(({ fast_app }) => fast_app)).toBe(true);
    expect([...home.types, ...home.places].every(({ boatCount }) => boatCount > 0)).toBe(true);
    expect(home.boatCount).toBe((await getListPage(locale)).total);
  });

  test("app variables and home data match their contracts, with labels in the language", async () => {
    const app = await callHandler(appEndpoint, "app", { locale });
    expect(app.status).toBe(200);
    expect(app.body.constants.currencies.map(({ value }: { value: string }) => value)).toEqual([
      "TRY",
      "EUR",
      "USD",
    ]);
    expect(app.body.equipmentCategoryId).toBe(1);
    const [city] = app.body.cities;
    expect(city.name).toBe(city[`name_${locale.toUpperCase()}`]);
    expect(city.areas.length).toBeGreaterThan(0);
    expect(v.is(v.array(v.object({ id: v.number(), city_id: v.number() })), app.body.ports)).toBe(true);
    expect(JSON.stringify(app.body.settings)).not.toMatch(/seller|mersis|version/);
    expect((await callHandler(homeEndpoint, "home", { locale })).status).toBe(200);
  });
});

describe("an address without a page", () => {
  test.each(["no-such-slug", "", "%00", "x".repeat(5000), "' or 1=1 --"])(
    "shows nothing for %j",
    async (slug) => {
      expect(await getBoatPage("tr", slug)).toBeNull();
      expect(await getPlacePage("tr", slug)).toBeNull();
      expect(await getTypePage("tr", slug)).toBeNull();
    },
  );

  test("a former slug still leads to its boat", async () => {
    const [card] = (await getListPage("tr")).items;
    await getDb().execute(
      `insert into slugs (scope, locale, slug, entity_id, kind, current) values ('boat', 'tr', 'eski-adi', ${card?.id}, 'boat', false)`,
    );
    const page = await getBoatPage("tr", "eski-adi");
    expect([page?.boat.id, page?.slugs.tr]).toEqual([card?.id, card?.slug]);
  });
});
