import type { ServerEnv } from "@/lib/config/env.server";

const SECRET_BYTES = 32;

interface Rule {
  isBroken: (env: ServerEnv) => boolean;
  reason: string;
  /** What a demo does without. */
  inDemo: boolean;
}

const RULES: readonly Rule[] = [
  {
    isBroken: ({ APP_SECRET = "" }) =>
      Buffer.byteLength(APP_SECRET) < SECRET_BYTES || /development|never-in-production/.test(APP_SECRET),
    reason:
      "APP_SECRET is missing, shorter than 32 bytes or the one of development: whoever guesses it opens every link. Set it to the output of `openssl rand -hex 32`, the same on all machines.",
    inDemo: false,
  },
  {
    isBroken: ({ RATE_LIMITS }) => !RATE_LIMITS,
    reason: "RATE_LIMITS=false lets passwords and codes be guessed without end. Remove it.",
    inDemo: false,
  },
  {
    isBroken: ({ PAYMENT_PROVIDER }) => PAYMENT_PROVIDER === "test",
    reason:
      "PAYMENT_PROVIDER is the test gateway, which takes no money: boats would be given away. Set PAYMENT_PROVIDER=iyzico with its keys.",
    inDemo: true,
  },
  {
    isBroken: ({ SMTP_URL }) => !SMTP_URL,
    reason: "SMTP_URL is missing: mails would be files that nobody reads. Set it to your mail server.",
    inDemo: true,
  },
];

/** Whether strangers can reach the site: it has an https address. */
function isPublic({ SITE_URL, NODE_ENV }: ServerEnv): boolean {
  return NODE_ENV === "production" && SITE_URL.startsWith("https:");
}

/**
 * Why these settings must not serve customers, each with how to mend it; empty when they may, or when none can come.
 */
export function unsafeSettings(env: ServerEnv): string[] {
  if (!isPublic(env)) return [];
  return RULES.filter((rule) => !(env.DEMO && rule.inDemo) && rule.isBroken(env)).map(({ reason }) => reason);
}

/** Whether the database may hold invented boats and customers: not where real customers are, unless it is a demo. */
export function mayHoldDemoData(env: ServerEnv): boolean {
  return !isPublic(env) || env.DEMO;
}

/** Throws unless these settings may serve customers. */
export function refuseUnsafeSettings(env: ServerEnv): void {
  refuse(unsafeSettings(env));
}

/** Throws where customers would be served from a database that holds demo customers or boats. */
export function refuseDemoData(env: ServerEnv, hasDemoData: boolean): void {
  if (mayHoldDemoData(env) || !hasDemoData) return;
  refuse([
    "The database holds demo data: invented boats would be sold, and everybody knows the demo customers' password. Use a fresh database, remove it with `npm run ops -- seed --reset`, or say DEMO=true.",
  ]);
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  throw new Error(
    `Not safe for customers at an https SITE_URL:\n${reasons.map((one) => `- ${one}`).join("\n")}`,
  );
}
