import { loginRedirect } from "@/lib/client/session/login-redirect";

const at = (pathname: string, search = "") => ({ pathname, search });
const PAYMENT = "/payment/0198c0de-0000-7000-8000-000000000001";

test.each([
  ["user", "/tekne/mavi-ruya", "tr", "/"],
  ["user/favorites", "/en", "en", "/en"],
  ["app", PAYMENT, "ar", "/ar"],
  ["app", PAYMENT, "xx", "/"],
])(
  "an expired session that %s finds on %s in %s ends at the root %s without login",
  (call, path, lang, root) => {
    expect(loginRedirect(call, at(path), lang)).toBe(root);
  },
);

test.each([
  ["user", "/en/reserve/mavi-ruya", "?persons=4", "en", "/en"],
  ["reservations", "/rezervasyon/mavi-ruya", "", "tr", "/"],
  ["special-services/x/orders", "/ar/boat-organizations/x", "", "ar", "/ar"],
  ["payments", PAYMENT, "?lang=ar", "ar", "/ar"],
])(
  "a customer whose session expired during %s at %s logs in in the same language and returns there",
  (call, path, search, lang, home) => {
    const root = new URL(loginRedirect(call, at(path, search), lang), "http://site");
    expect([root.pathname, root.searchParams.get("login"), root.searchParams.get("next")]).toEqual([
      home,
      "1",
      path + search,
    ]);
  },
);
