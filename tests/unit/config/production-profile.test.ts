import { readServerEnv } from "@/lib/config/env.server";
import {
  mayHoldDemoData,
  refuseDemoData,
  refuseUnsafeSettings,
  unsafeSettings,
} from "@/lib/config/production-profile";

const SAFE = {
  NODE_ENV: "production",
  SITE_URL: "https://palamar.example",
  APP_SECRET: "5f0c1f6ad37c4a1f9b1f2f7f0f8f6d7e",
  PAYMENT_PROVIDER: "iyzico",
  IYZICO_API_KEY: "key",
  IYZICO_SECRET_KEY: "secret",
  IYZICO_BASE_URL: "https://api.iyzipay.com",
  SMTP_URL: "smtp://mail.example",
};
const DEMO = { ...SAFE, DEMO: "true", PAYMENT_PROVIDER: "test", SMTP_URL: "" };
const problems = (changes: Record<string, string>) => unsafeSettings(readServerEnv({ ...SAFE, ...changes }));

test("settings that are safe for customers are accepted", () => {
  expect(problems({})).toEqual([]);
});

test.each([
  ["APP_SECRET", ""],
  ["APP_SECRET", "0123456789012345678901234567890"],
  ["APP_SECRET", "palamar-development-secret-never-in-production"],
  ["RATE_LIMITS", "false"],
  ["PAYMENT_PROVIDER", "test"],
  ["SMTP_URL", ""],
])("an https site refuses to start with %s=%s, and says why", (name, value) => {
  const [reason, ...others] = problems({ [name]: value });
  expect(reason).toContain(name);
  expect(others).toEqual([]);
  expect(() => refuseUnsafeSettings(readServerEnv({ ...SAFE, [name]: value }))).toThrow(name);
});

test("a site without https, or in development, may have any of them", () => {
  const loose = { APP_SECRET: "", RATE_LIMITS: "false", PAYMENT_PROVIDER: "test", SMTP_URL: "" };
  expect(problems({ ...loose, SITE_URL: "http://localhost:3000" })).toEqual([]);
  expect(problems({ ...loose, NODE_ENV: "development" })).toEqual([]);
});

test("a demo may lack money, mail and real boats, but no secret and no limits", () => {
  const problemsOfDemo = (changes: Record<string, string>) =>
    unsafeSettings(readServerEnv({ ...DEMO, ...changes }));
  expect(problemsOfDemo({})).toEqual([]);
  expect(problemsOfDemo({ APP_SECRET: "short" })).toHaveLength(1);
  expect(problemsOfDemo({ RATE_LIMITS: "false" })).toHaveLength(1);
});

test("demo data may come where no customers are, and into a demo", () => {
  expect(mayHoldDemoData(readServerEnv(SAFE))).toBe(false);
  expect(mayHoldDemoData(readServerEnv({ ...SAFE, DEMO: "true" }))).toBe(true);
  expect(mayHoldDemoData(readServerEnv({ ...SAFE, SITE_URL: "http://localhost:3000" }))).toBe(true);
});

test("demo data is refused at an https site, unless it is a demo", () => {
  expect(() => refuseDemoData(readServerEnv(SAFE), true)).toThrow("demo data");
  expect(() => refuseDemoData(readServerEnv(SAFE), false)).not.toThrow();
  expect(() => refuseDemoData(readServerEnv(DEMO), true)).not.toThrow();
});

test.each(["HTTPS://Palamar.Example", " https://palamar.example/", "https://palamar.example:443///"])(
  "SITE_URL=%s is the https site that it means, and stored as its origin",
  (SITE_URL) => {
    expect(readServerEnv({ ...SAFE, SITE_URL }).SITE_URL).toBe("https://palamar.example");
    expect(problems({ SITE_URL, APP_SECRET: "" })).toHaveLength(1);
    expect(() => refuseDemoData(readServerEnv({ ...SAFE, SITE_URL }), true)).toThrow("demo data");
  },
);

test.each(["ftp://palamar.example", "palamar.example:443", "https://"])(
  "SITE_URL=%s is refused",
  (SITE_URL) => {
    expect(() => readServerEnv({ ...SAFE, SITE_URL })).toThrow();
  },
);

test("iyzico's address may be written in capitals, and must be https", () => {
  expect(() => readServerEnv({ ...SAFE, IYZICO_BASE_URL: "HTTPS://api.iyzipay.com" })).not.toThrow();
  expect(() => readServerEnv({ ...SAFE, IYZICO_BASE_URL: "http://api.iyzipay.com" })).toThrow("https");
});
