import { readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import next from "next";
import { buildFolderOf } from "@/lib/config/build-folder";
import { serverEnv } from "@/lib/config/env.server";
import { listenTags } from "@/lib/server/platform/db/listen-tags";
import { clearMemoizedReads } from "@/lib/server/platform/db/memoized-reads";
import { closePool } from "@/lib/server/platform/db/pool";
import { withReadScope } from "@/lib/server/platform/db/read-scope";
import { followReplica } from "@/lib/server/platform/db/replica";
import { indexNowKeyPath } from "@/lib/server/reading/seo/index-now-key-path";
import { createAdmissions } from "@/lib/server/runtime/front/admission/admissions";
import { keepAssets } from "@/lib/server/runtime/front/assets/keep-assets";
import { createAssets } from "@/lib/server/runtime/front/assets/send-asset";
import { findUnreadiness } from "@/lib/server/runtime/front/find-unreadiness";
import { createFront } from "@/lib/server/runtime/front/front-server";
import { createPageCache } from "@/lib/server/runtime/front/page-cache";
import { stopWorker } from "@/lib/server/runtime/worker/stop-worker";
import { revalidateOwnCache } from "@/scripts/server/revalidate-own-cache";

export interface RunningSite {
  /** Finishes running requests, then jobs, then closes every connection. */
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 25_000;

/** Serves the built site behind the front, with job worker and cache listener. */
export async function serveSite(
  projectRoot: string,
  { build, databaseUrl }: { build: string; databaseUrl: string },
): Promise<RunningSite> {
  const env = serverEnv();
  const keptAssets = resolve(projectRoot, env.VAR_DIRECTORY, "assets");
  // Before the first page is sent: other processes may be asked for its files.
  await keepAssets({ id: build, files: join(projectRoot, buildFolderOf(build), "static") }, keptAssets);
  const app = next({ dev: false, dir: projectRoot, hostname: "localhost", port: env.PORT, quiet: true });
  await app.prepare();
  const key = env.INDEXNOW_KEY;
  const pages = createPageCache();
  const front = createFront({
    pages,
    handle: withReadScope(app.getRequestHandler()),
    findUnreadiness: () => findUnreadiness(projectRoot),
    siteUrl: env.SITE_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    gatewayOrigins: gatewayOrigins(),
    widgetOrigins: env.WIDGET_ORIGINS.split(/\s+/).filter(Boolean),
    mapTilesUrl: env.MAP_TILES_URL,
    admissions: createAdmissions(env.RATE_LIMITS),
    // Behind a proxy all connections are the proxy's, which limits its own (docs/operations/haproxy.cfg).
    ...(env.TRUSTED_PROXY_HOPS > 0 || !env.RATE_LIMITS ? { connectionLimits: null } : {}),
    publicFiles: new Set(listFiles(join(projectRoot, "public")).map((file) => `/${file}`)),
    sendAsset: createAssets(keptAssets),
    metricsToken: env.METRICS_TOKEN,
    textFiles: new Map(key ? [[indexNowKeyPath(key), key]] : []),
  });
  await front.listen(env.HOST, env.PORT);
  const replica = await followReplica();
  const listener = listenTags(databaseUrl, async (tags) => {
    // At once, before anything is read again; how long it takes to catch up concerns only the replica.
    void replica?.onChange();
    // Next first: what it renders before it is notified would be cached again.
    await revalidateOwnCache(tags).finally(() => {
      clearMemoizedReads(tags);
      pages.clear(tags);
    });
  });
  return {
    stop: async () => {
      await front.drain(env.DRAIN_SECONDS * 1000, STOP_TIMEOUT_MS);
      await stopWorker();
      await listener.stop();
      await Promise.race([app.close(), sleep(2000, undefined, { ref: false })]);
      await replica?.stop();
      await closePool();
    },
  };
}

function gatewayOrigins(): string[] {
  const { SITE_URL, TEST_GATEWAY_URL } = serverEnv();
  const test = TEST_GATEWAY_URL ? [new URL(TEST_GATEWAY_URL).origin] : [];
  return [new URL(SITE_URL).origin, ...test];
}

/** All files beneath a folder, as paths of an address. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
