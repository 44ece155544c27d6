import { serverEnv } from "@/lib/config/env.server";
import { getPool } from "@/lib/server/platform/db/pool";
import type { Front, FrontOptions } from "@/lib/server/runtime/front/front-server";
import { createPageCache } from "@/lib/server/runtime/front/page-cache";
import { serveMetrics } from "@/lib/server/runtime/metrics/serve-metrics";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { textOf } from "@/tests/fixtures/files/source-files";
import { openFront } from "@/tests/fixtures/http/open-front";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

afterAll(changeEnvironment({ LOG_LEVEL: "info" }));

testDatabase();
const opened: Front[] = [];

afterAll(async () => {
  for (const front of opened) await front.drain(0, 0);
});

async function open(options: Partial<FrontOptions> = {}): Promise<string> {
  const { front, site } = await openFront({
    pages: createPageCache(),
    handle: async (_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.setHeader("Cache-Control", "s-maxage=60");
      response.end("page");
    },
    ...options,
  });
  opened.push(front);
  return site;
}

test("requests, renders, the cache and the database's records are counted", async () => {
  const site = await open();
  await getPool().query("select graphile_worker.add_job('welcome_user', '{}'::json)");
  await getPool().query("insert into job_workers values ('one')");
  for (const path of ["/en/faqs", "/en/faqs", "/en/made-up-by-a-visitor", "/api/v1/vehicles/77"])
    await (await fetch(site + path)).text();
  const text = await (await fetch(`${site}/metrics`)).text();
  expect(text).toMatch(
    /^palamar_requests_total\{route="api \/vehicles\/\{[a-z_]+\}",method="GET",status="200"\} 1$/im,
  );
  expect(text).toContain('palamar_page_cache_total{result="hit"} 1');
  expect(text).toMatch(/palamar_render_seconds_count\{route="\w+"\} \d/);
  expect(text).toContain('palamar_records{kind="job",state="due"} 1');
  expect(text).toContain('palamar_records{kind="worker",state="alive"} 1');
  expect(text).toContain('palamar_records{kind="refund",state="failed"} 0');
  expect(text).toContain("palamar_database_up 1");
  expect(text).not.toContain("made-up");
});

test("alert rules and dashboard name only what is measured", async () => {
  const site = await open();
  await (await fetch(`${site}/en/faqs`)).text();
  const text = await (await fetch(`${site}/metrics`)).text();
  const named = ["docs/operations/alerts.yml", "docs/operations/grafana.json"].flatMap((file) => [
    ...textOf(file).matchAll(/\b(?:palamar|nodejs|process)_[a-z0-9_]+\b/g),
  ]);
  expect(named.length).toBeGreaterThan(20);
  const missing = named
    .map(([name]) => name)
    .filter((name) => !text.includes(`${name}{`) && !text.includes(`${name} `));
  expect([...new Set(missing)]).toEqual([]);
});

test("only this machine reads them without a token, and nothing that a proxy passes on", async () => {
  const site = await open();
  const statusWith = async (headers: Record<string, string>, at = site) =>
    (await fetch(`${at}/metrics`, { headers })).status;
  expect(await statusWith({})).toBe(200);
  expect(await statusWith({ "x-forwarded-for": "127.0.0.1" })).toBe(404);
  expect(await statusWith({ forwarded: "for=127.0.0.1" })).toBe(404);
  const closed = await open({ metricsToken: "a-token-of-the-operator" });
  expect(await statusWith({}, closed)).toBe(404);
  expect(await statusWith({ authorization: "Bearer wrong" }, closed)).toBe(404);
  expect(await statusWith({ authorization: "Bearer a-token-of-the-operator" }, closed)).toBe(200);
  expect(serverEnv().METRICS_TOKEN).toBeUndefined();
});

test("a worker serves its own on a port of its own, under the same rules, and works without when that is taken", async () => {
  const settings = { host: "127.0.0.1", port: 0, token: "a-token-of-the-operator" };
  const worker = await serveMetrics(settings);
  const ask = (path: string, authorization: string) =>
    fetch(`http://127.0.0.1:${worker.port}${path}`, { headers: { authorization } });
  const answer = await ask("/metrics", "Bearer a-token-of-the-operator");
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining("palamar_database_up 1"),
  ]);
  expect((await ask("/metrics", "Bearer wrong")).status).toBe(404);
  expect((await ask("/", "Bearer a-token-of-the-operator")).status).toBe(404);
  const logged = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const second = await serveMetrics({ ...settings, port: worker.port ?? 0 });
  expect(second.port).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("metrics_not_served"));
  logged.mockRestore();
  await worker.stop();
});
