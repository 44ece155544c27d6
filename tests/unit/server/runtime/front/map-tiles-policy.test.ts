import { readServerEnv } from "@/lib/config/env.server";
import { contentSecurityPolicy } from "@/lib/server/runtime/front/security-headers";

const SETTINGS = { siteUrl: "http://localhost:3000", gatewayOrigins: [] };
type Page = Parameters<typeof contentSecurityPolicy>[1];
const imagesOf = (mapTilesUrl: string | undefined, page: Page = { class: "shared" }) =>
  contentSecurityPolicy({ ...SETTINGS, mapTilesUrl }, page)
    .split("; ")
    .find((rule) => rule.startsWith("img-src"));

test("pictures come from nowhere else without a tile server", () => {
  expect(imagesOf(undefined)).toBe("img-src 'self' data: blob:");
});

test("a tile server's origin may send pictures to pages that have a map", () => {
  const url = "https://tiles.example.com/v1/{z}/{x}/{y}.png?key=1";
  expect(imagesOf(url)).toBe("img-src 'self' data: blob: https://tiles.example.com");
  expect(imagesOf(url, { class: "plain", nonce: "abc" })).toBe("img-src 'self' data: blob:");
});

test("shards of a tile server stand for its subdomains", () => {
  expect(imagesOf("https://{s}.tiles.example.com/{z}/{x}/{y}.png")).toContain("https://*.tiles.example.com");
});

test("map tiles without an attribution prevent the start", () => {
  expect(() => readServerEnv({ MAP_TILES_URL: "https://tiles.example.com/{z}/{x}/{y}.png" })).toThrow(
    /MAP_TILES_ATTRIBUTION/,
  );
});
