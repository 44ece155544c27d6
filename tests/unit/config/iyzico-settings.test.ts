import { readServerEnv } from "@/lib/config/env.server";
import { iyzicoSettings } from "@/lib/config/iyzico-settings";

const SANDBOX = {
  IYZICO_API_KEY: "sandbox-key",
  IYZICO_SECRET_KEY: "sandbox-secret",
  IYZICO_BASE_URL: "https://sandbox-api.iyzipay.com/",
};
const REAL = { IYZICO_API_KEY: "k", IYZICO_SECRET_KEY: "s3cret", IYZICO_BASE_URL: "https://api.iyzipay.com" };

const read = (source: Record<string, string>) => iyzicoSettings(readServerEnv(source));

test("without keys there is no iyzico, with all of them there is", () => {
  expect(read({})).toBeNull();
  expect(read({ IYZICO_API_KEY: "", IYZICO_IDENTITY_NUMBER: "" })).toBeNull();
  expect(read(SANDBOX)).toEqual({
    apiKey: "sandbox-key",
    secretKey: "sandbox-secret",
    baseUrl: "https://sandbox-api.iyzipay.com",
    identityNumber: null,
  });
});

describe("the site refuses to start", () => {
  test.each(Object.keys(REAL))("with iyzico but without %s", (name) => {
    const half = { ...REAL, [name]: "" };
    expect(() => read({ ...half, PAYMENT_PROVIDER: "iyzico" })).toThrow("belong together");
    expect(() => read(half)).toThrow("belong together");
  });

  test("with iyzico and no key at all", () => {
    expect(() => read({ PAYMENT_PROVIDER: "iyzico" })).toThrow("belong together");
  });

  test("in production with keys of one side and the address of the other, or without https", () => {
    const production = { NODE_ENV: "production", PAYMENT_PROVIDER: "iyzico" };
    const { IYZICO_BASE_URL } = SANDBOX;
    expect(() => read({ ...production, ...REAL, IYZICO_API_KEY: "sandbox-key" })).toThrow("of the sandbox");
    expect(() => read({ ...production, ...REAL, IYZICO_BASE_URL })).toThrow("of the sandbox");
    expect(() => read({ ...production, ...REAL, IYZICO_BASE_URL: "http://api.iyzipay.com" })).toThrow(
      "https",
    );
    expect(read({ ...production, ...REAL })).toMatchObject({ apiKey: "k" });
    expect(read({ ...production, ...SANDBOX })).toMatchObject({ apiKey: "sandbox-key" });
  });

  test("with an invalid identity number, and no refusal ever shows a key", () => {
    for (const wrong of [
      { ...REAL, IYZICO_IDENTITY_NUMBER: "12" },
      { ...REAL, IYZICO_BASE_URL: "" },
      { ...REAL, IYZICO_BASE_URL: "nonsense" },
    ]) {
      expect(() => read(wrong)).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining("s3cret") }),
      );
    }
  });
});
