import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { buildFolderOf } from "@/lib/config/build-folder";
import { BUILD_STAMP, buildIdOf } from "@/scripts/server/build-when-stale";
import { askMany, requestSite } from "@/tests/fixtures/http/request-site";

const ID = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";

test.describe("one address per page", () => {
  for (const [address, target] of [
    ["/tr", "/"],
    ["/tr/tekne-kiralama", "/tekne-kiralama"],
    ["/TEKNE-Kiralama", "/tekne-kiralama"],
    ["/EN/Rental-Boats/", "/en/rental-boats"],
    ["//tekne-kiralama", "/tekne-kiralama"],
    ["/TR//Bodrum-TEKNE-kiralama//?utm_source=x", "/bodrum-tekne-kiralama?utm_source=x"],
    ["/tekne-kirala%6Da", "/tekne-kiralama"],
    ["/tekne-kiralama?page=1", "/tekne-kiralama"],
    ["/tekne-kiralama?page=99", "/tekne-kiralama?page=2"],
    ["/en/bodrum-boat-rental?page=7", "/en/bodrum-boat-rental"],
    ["/en/rental-boats?persons=500&page=3", "/en/rental-boats?persons=500"],
  ] as const) {
    test(`${address} → ${target} in one hop`, async () => {
      const answer = await requestSite(address);
      expect(answer.status).toBe(308);
      expect(
        new URL(answer.location ?? "", "http://x").pathname +
          new URL(answer.location ?? "", "http://x").search,
      ).toBe(target);
      expect((await requestSite(target)).status).toBe(200);
    });
  }
});

test.describe("an unknown address returns a 404 page in its language", () => {
  for (const [address, lang, dir] of [
    ["/yok", "tr", "ltr"],
    ["/en/nothing/here", "en", "ltr"],
    ["/ar/%E0%A4%A", "ar", "rtl"],
    ["/tekne/%E0%A4%A", "tr", "ltr"],
    ["/tekne/bilinmeyen-tekne", "tr", "ltr"],
    [`/en/boat/${"a".repeat(300)}`, "en", "ltr"],
    [`/${"a".repeat(4000)}`, "tr", "ltr"],
    ["/tr/boats", "tr", "ltr"],
    ["/en/boats/filtered", "en", "ltr"],
    ["/missing", "tr", "ltr"],
    ["/k/profilim.html", "tr", "ltr"],
    ["/tekne-kiralama?page=0", "tr", "ltr"],
    ["/en/rental-boats?page=abc", "en", "ltr"],
    ["/404?lang=ar", "ar", "rtl"],
  ] as const) {
    test(`${address.slice(0, 40)} → 404 in ${lang}`, async () => {
      const { status, html } = await requestSite(address);
      expect(status).toBe(404);
      expect(html).toContain(`<html lang="${lang}" dir="${dir}"`);
      expect(html).toMatch(/<h1[^>]*>[^<]{10,}/);
      expect(html).toMatch(/<title>[^<]{8,}/);
      expect(html).toContain('name="robots" content="noindex');
    });
  }
});

test("an account address sends signed-out visitors to the Turkish home page with the way back", async () => {
  for (const address of ["/k/rezervasyonlarim", "/en/u/reservations", `/ar/u/reservations/${ID}`]) {
    const { status, location, headers, html } = await requestSite(address);
    expect(status).toBe(307);
    expect(location).toMatch(new RegExp(`/\\?login=1&next=${encodeURIComponent(address)}$`));
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["cache-control"]).toContain("no-store");
    expect(html).not.toContain("<main");
  }
});

test("a forged session cookie and internal headers open nothing", async () => {
  for (const headers of [
    { cookie: "palamar_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
    { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
    { "x-palamar-path": "/" },
    { rsc: "1", "next-router-prefetch": "1" },
  ] as Record<string, string>[]) {
    const { status, html } = await requestSite("/k/rezervasyonlarim", headers);
    expect([307, 308]).toContain(status);
    expect(html).not.toContain("PLM-");
  }
});

test("the router's own form of an address shows no more than the address", async () => {
  for (const address of ["/k/rezervasyonlarim.rsc", "/k/rezervasyonlarim.segments/_tree.segment.rsc"]) {
    const { status, html } = await requestSite(address, { rsc: "1" });
    expect([307, 308, 404]).toContain(status);
    expect(html).not.toContain("PLM-");
  }
});

test("payment addresses are kept from search engines and caches", async () => {
  const { headers } = await requestSite(`/payment/${ID}?lang=en`);
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  expect(headers["cache-control"]).toContain("no-store");
});

// Each on its own could leave a file. That ten thousand fill no memory, the unit test of the slug cache shows.
test("visits and hundreds of unknown addresses write nothing to disk", async () => {
  const build = buildFolderOf(await buildIdOf(process.cwd()));
  const stamp = join(build, BUILD_STAMP);
  expect(existsSync(stamp)).toBe(true);
  // The other tests visit every page meanwhile; nothing may be younger than the build itself.
  const built = statSync(stamp).mtimeMs;
  const written = () =>
    globSync(`${build}/{server,cache/fetch-cache}/**/*`).filter((file) => statSync(file).mtimeMs > built);
  const numbers = Array.from({ length: 500 }, (_, index) => index);
  const statuses = await askMany(numbers, async (n) => (await requestSite(`/tekne/yok-${n}`)).status, 24);
  expect(new Set(statuses)).toEqual(new Set([404]));
  for (const path of ["/", "/tekne-kiralama", "/en/faq"]) expect((await requestSite(path)).status).toBe(200);
  expect(written().slice(0, 5)).toEqual([]);
});
