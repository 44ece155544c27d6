const SETTINGS = {
  siteUrl: "http://localhost:3000",
  gatewayOrigins: [],
  widgetOrigins: ["https://cdn.chat.example"],
};

type Page = { class: "shared" } | { class: "plain" | "own"; nonce: string };

async function policyWith(
  configured: object,
  page: Page = { class: "shared" },
): Promise<Map<string, string>> {
  jest.doMock("@/lib/config/env.client", () => ({
    CLIENT_ENV: { mediaUrl: "", tagManagerId: null, liveChatUrl: null, ...configured },
  }));
  const { contentSecurityPolicy } = await import("@/lib/server/runtime/front/security-headers");
  return new Map(
    contentSecurityPolicy(SETTINGS, page)
      .split("; ")
      .map((rule) => [rule.split(" ")[0] ?? "", rule]),
  );
}

const PLAIN = { class: "plain", nonce: "abc" } as const;
const OWN = { class: "own", nonce: "abc" } as const;

beforeEach(() => {
  jest.resetModules();
});

test("without a widget no foreign origin is allowed", async () => {
  const policy = [...(await policyWith({})).values()].join("; ");
  expect(policy).not.toMatch(/https?:\/\/|wss?:\/\//);
});

test("a configured widget may load from and connect to its own origins only", async () => {
  const policy = await policyWith({ tagManagerId: "GTM-1", liveChatUrl: "https://chat.example/widget.js" });
  expect(policy.get("script-src")).toBe(
    "script-src 'self' 'unsafe-inline' https://www.googletagmanager.com https://*.google-analytics.com " +
      "https://*.analytics.google.com https://chat.example https://cdn.chat.example",
  );
  expect(policy.get("connect-src")).toContain(
    "https://chat.example https://cdn.chat.example wss://chat.example",
  );
  expect(policy.get("frame-src")).toContain("https://chat.example");
  expect(policy.get("default-src")).toBe("default-src 'self'");
});

test("payment, result and other plain pages allow no widget, configured or not", async () => {
  const policy = await policyWith({ tagManagerId: "GTM-1", liveChatUrl: "https://chat.example/w.js" }, PLAIN);
  expect([...policy.values()].join("; ")).not.toMatch(/chat\.example|google/);
});

test("account pages run scripts by nonce, and what follows without a new document may still talk to its widgets", async () => {
  const configured = { tagManagerId: "GTM-1", liveChatUrl: "https://chat.example/w.js" };
  const policy = await policyWith(configured, { class: "own", nonce: "abc" });
  expect(policy.get("script-src")).toBe("script-src 'nonce-abc' 'strict-dynamic'");
  expect(policy.get("connect-src")).toContain("https://chat.example");
});

test("pages of one visitor let no text become code, shared ones cannot say so", async () => {
  for (const page of [OWN, PLAIN])
    expect((await policyWith({}, page)).get("require-trusted-types-for")).toBe(
      "require-trusted-types-for 'script'",
    );
  expect((await policyWith({})).has("require-trusted-types-for")).toBe(false);
});

test("a configured widget, which may follow on public pages, takes that from account pages, not from plain ones", async () => {
  const widget = { liveChatUrl: "https://chat.example/w.js" };
  const required = [await policyWith(widget, OWN), await policyWith(widget, PLAIN)].map((policy) =>
    policy.has("require-trusted-types-for"),
  );
  expect(required).toEqual([false, true]);
});
