import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { nextBuild } from "./lib/config/build-folder";

const ONE_YEAR_SECONDS = 31_536_000;
const MEGABYTE = 1024 * 1024;
const IMMUTABLE = [{ key: "Cache-Control", value: `public, max-age=${ONE_YEAR_SECONDS}, immutable` }];

const build = nextBuild();

const config: NextConfig = {
  ...(build && {
    distDir: build.folder,
    // The same on every machine that builds these sources: Next loads a page anew when its data is of another build.
    generateBuildId: () => build.id,
  }),
  poweredByHeader: false,
  // The front does both, once per page instead of once per request.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Types are checked by `tsc` in `npm run check`; the build must not do it a second time.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Metadata stands in <head> for every reader, not only for the crawlers that Next knows.
  htmlLimitedBots: /.*/,
  // Behind a cache of ours a page is at most this old, even when no visitor renewed it.
  expireTime: ONE_YEAR_SECONDS,
  // Every start renews all pages. Written to disk they would only be read by another process of this folder, which
  // may have another database and another address; so all of them must find room in memory.
  cacheMaxMemorySize: 128 * MEGABYTE,
  // Without a connection a link waits for it, instead of giving the page up for the browser's own error page. Each
  // build has a folder of its own, so that none could read the cache of another.
  experimental: { isrFlushToDisk: false, useOffline: true, turbopackFileSystemCacheForBuild: false },
  // The middleware decides about slashes, in one hop together with case and old slugs.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    "pg",
    "graphile-worker",
    "@node-rs/argon2",
    "nodemailer",
    "sharp",
    "@react-pdf/renderer",
    "iyzipay",
    "@zxcvbn-ts/core",
    "@zxcvbn-ts/language-common",
  ],
  rewrites: async () => [{ source: "/sitemap-:kind([a-z]+-?[0-9]*).xml", destination: "/sitemaps/:kind" }],
  headers: async () => [
    { source: "/media/:path*", headers: IMMUTABLE },
    { source: "/map/:path*", headers: IMMUTABLE },
  ],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
