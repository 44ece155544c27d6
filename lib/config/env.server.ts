import {
  type InferOutput,
  object,
  optional,
  parse,
  picklist,
  pipe,
  regex,
  string,
  transform,
  url,
} from "valibot";
import { readStorageAddress } from "@/lib/config/storage-address";

const text = () => optional(string());
const textOr = (fallback: string) => optional(string(), fallback);
const address = optional(pipe(string(), url()));
const wholeNumber = (fallback: number) =>
  pipe(
    optional(string(), String(fallback)),
    transform((value) => Number.parseInt(value, 10)),
  );
const flag = (fallback: boolean) =>
  pipe(
    optional(picklist(["true", "false", "1", "0"]), fallback ? "true" : "false"),
    transform((value) => value === "true" || value === "1"),
  );

/** Every variable that the server reads; `.env.example` explains each (guard test). */
export const SERVER_VARIABLES = {
  NODE_ENV: optional(picklist(["production", "development", "test"]), "development"),
  PORT: wholeNumber(3000),
  HOST: textOr("localhost"),
  SITE_URL: address,
  TRUSTED_PROXY_HOPS: wholeNumber(0),
  DRAIN_SECONDS: wholeNumber(0),
  DATABASE_URL: text(),
  DATABASE_DIRECT_URL: text(),
  DATABASE_READ_URL: text(),
  DATABASE_POOL_SIZE: wholeNumber(16),
  VAR_DIRECTORY: textOr("var"),
  STORAGE_URL: text(),
  APP_SECRET: text(),
  APP_SECRET_FORMER: text(),
  DEMO: flag(false),
  REVALIDATE_SECRET: text(),
  JOB_WORKER: flag(true),
  SEED_WHEN_EMPTY: flag(true),
  METRICS_TOKEN: text(),
  METRICS_PORT: wholeNumber(9464),
  LOG_LEVEL: optional(picklist(["debug", "info", "warn", "error", "silent"]), "info"),
  API_PLAIN_ANSWERS: flag(false),
  RATE_LIMITS: flag(true),
  PAGE_REWRITING: optional(picklist(["on", "off"]), "on"),
  MAIL_FROM: textOr("Palamar <no-reply@palamar.example>"),
  OPERATOR_EMAIL: textOr("operator@palamar.example"),
  SMTP_URL: text(),
  SMS_GATEWAY_URL: address,
  SMS_GATEWAY_TOKEN: text(),
  SMS_COUNTRIES: textOr(
    "TR,DE,AT,CH,GB,IE,NL,BE,LU,FR,IT,ES,PT,SE,NO,DK,FI,PL,CZ,GR,BG,RO,UA,RU,GE,AZ,KZ,US,CA,SA,AE,KW,QA,BH,OM,JO,LB,IL",
  ),
  SMS_DAILY_BUDGET: wholeNumber(500),
  INDEXNOW_KEY: optional(pipe(string(), regex(/^[A-Za-z0-9-]{8,128}$/))),
  INDEXNOW_URL: optional(pipe(string(), url()), "https://api.indexnow.org/indexnow"),
  CALENDAR_IMPORT: flag(false),
  WIDGET_ORIGINS: textOr(""),
  MAP_TILES_URL: text(),
  MAP_TILES_ATTRIBUTION: text(),
  SELLER_MODEL: optional(picklist(["intermediary", "provider"]), "intermediary"),
  PAYMENT_PROVIDER: optional(picklist(["test", "iyzico"]), "test"),
  IYZICO_API_KEY: text(),
  IYZICO_SECRET_KEY: text(),
  IYZICO_BASE_URL: address,
  IYZICO_IDENTITY_NUMBER: optional(pipe(string(), regex(/^\d{11}$/))),
  TEST_GATEWAY_URL: address,
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_CLIENT_SECRET: text(),
  GOOGLE_ISSUER: optional(pipe(string(), url()), "https://accounts.google.com"),
  CHROMIUM_PATH: text(),
};

const schema = object(SERVER_VARIABLES);
type Parsed = InferOutput<typeof schema>;

export interface ServerEnv extends Omit<Parsed, "SITE_URL"> {
  /** Scheme, host and port under which customers see the site, as `URL.origin` writes them: in lower case. */
  SITE_URL: string;
}

let parsed: ServerEnv | undefined;

/**
 * The server's settings, parsed once at first use. An empty variable counts as absent.
 * Throws when a value does not fit, when settings that belong together are incomplete, or when production would
 * send plain API responses.
 */
export function serverEnv(): ServerEnv {
  parsed ??= readServerEnv(process.env);
  return parsed;
}

/** Forgets the parsed settings; for the starter, which completes the environment, and for tests. */
export function rereadServerEnv(): ServerEnv {
  parsed = undefined;
  return serverEnv();
}

/** The settings of a complete environment; see `serverEnv` for when it throws. */
export function readServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const env = parse(schema, filled);
  if (env.NODE_ENV === "production" && env.API_PLAIN_ANSWERS) {
    throw new Error("API_PLAIN_ANSWERS must not be set in production");
  }
  if (!env.GOOGLE_CLIENT_ID !== !env.GOOGLE_CLIENT_SECRET) {
    throw new Error("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together");
  }
  if (!env.MAP_TILES_URL !== !env.MAP_TILES_ATTRIBUTION) {
    throw new Error("MAP_TILES_URL and MAP_TILES_ATTRIBUTION belong together");
  }
  if (env.STORAGE_URL) readStorageAddress(env.STORAGE_URL);
  refuseHalfIyzico(env);
  const site = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`);
  if (site.protocol !== "https:" && site.protocol !== "http:") {
    throw new Error("SITE_URL must begin with https:// or http://");
  }
  return { ...env, SITE_URL: site.origin };
}

/** The site refuses to start with some of the keys missing, or with sandbox keys at the production address. */
function refuseHalfIyzico({ PAYMENT_PROVIDER, NODE_ENV, ...env }: Parsed): void {
  const { IYZICO_API_KEY, IYZICO_SECRET_KEY, IYZICO_BASE_URL } = env;
  const given = [IYZICO_API_KEY, IYZICO_SECRET_KEY, IYZICO_BASE_URL].filter(Boolean).length;
  if (given === 0 && PAYMENT_PROVIDER !== "iyzico") return;
  if (!IYZICO_API_KEY || !IYZICO_SECRET_KEY || !IYZICO_BASE_URL) {
    throw new Error("IYZICO_API_KEY, IYZICO_SECRET_KEY and IYZICO_BASE_URL belong together");
  }
  const { hostname, protocol } = new URL(IYZICO_BASE_URL);
  const sandbox = hostname.startsWith("sandbox-");
  if (sandbox !== IYZICO_API_KEY.startsWith("sandbox-") && NODE_ENV === "production") {
    throw new Error("IYZICO_API_KEY and IYZICO_BASE_URL must both be of the sandbox, or both of production");
  }
  if (protocol !== "https:" && NODE_ENV === "production") {
    throw new Error("IYZICO_BASE_URL must be an https address");
  }
}
