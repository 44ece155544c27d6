import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import nextEnv from "@next/env";
import { rereadServerEnv, type ServerEnv } from "@/lib/config/env.server";

export type Mode = "production" | "development" | "test";

/**
 * Makes the environment whole before anything runs: the `.env` files as Next reads them, the mode,
 * a signing key per installation, and a secret for this start only.
 */
export function completeEnvironment(projectRoot: string, mode: Mode): ServerEnv {
  process.chdir(projectRoot);
  Object.assign(process.env, { NODE_ENV: mode });
  nextEnv.loadEnvConfig(projectRoot, mode === "development", {
    info: () => undefined,
    error: () => undefined,
  });
  const env = rereadServerEnv();
  process.env.REVALIDATE_SECRET ||= randomBytes(24).toString("hex");
  process.env.APP_SECRET ||= installationSecret(resolve(projectRoot, env.VAR_DIRECTORY));
  return rereadServerEnv();
}

/** Sets the address of the database for this process and its children. */
export function setDatabaseUrl(url: string): ServerEnv {
  process.env.DATABASE_URL = url;
  return rereadServerEnv();
}

/** Sets the address of the site for this process, unless the environment names one. */
export function setDefaultSiteUrl(url: string): ServerEnv {
  process.env.SITE_URL ||= url;
  return rereadServerEnv();
}

/** Sets the same for the local test gateway. */
export function setTestGatewayUrl(url: string): ServerEnv {
  process.env.TEST_GATEWAY_URL = url;
  return rereadServerEnv();
}

function installationSecret(folder: string): string {
  const file = join(folder, "app-secret");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      // Two first starts: the other one's key counts.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return readFileSync(file, "utf8").trim();
}
