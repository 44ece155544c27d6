import { randomBytes } from "node:crypto";
import { rereadServerEnv } from "@/lib/config/env.server";

/** Names shared by all processes of one test run; set before its workers start. */
export function setTestRun(): string {
  process.env.PALAMAR_TEST_RUN = `palamar_t${randomBytes(4).toString("hex")}`;
  return testRun();
}

export function testRun(): string {
  const run = process.env.PALAMAR_TEST_RUN;
  if (!run) throw new Error("no test run: integration tests start through jest's integration project");
  return run;
}

export function setTestServer(url: string): void {
  process.env.PALAMAR_TEST_SERVER = url;
}

export function testServer(): string {
  return process.env.PALAMAR_TEST_SERVER ?? "";
}

/** Which of the parallel test workers this process is. */
export function testWorker(): string {
  return process.env.JEST_WORKER_ID ?? "1";
}

/** Where the browser tests find the site; empty until their server runs. */
export function e2eSite(): string {
  return process.env.E2E_SITE_URL ?? "";
}

export function setE2eSite(url: string): void {
  process.env.E2E_SITE_URL = url;
}

/** Changes settings temporarily; the returned function restores the former ones. */
export function changeEnvironment(changes: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(changes).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, changes);
  rereadServerEnv();
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rereadServerEnv();
  };
}
