import { loginRedirect } from "@/lib/client/session/login-redirect";

const at = (pathname: string, search = "") => ({ pathname, search });

test.each([
  ["user", "/tekne/mavi-ruya"],
  ["user/favorites", "/en"],
  ["app", "/payment/0198c0de-0000-7000-8000-000000000001"],
])("an expired session that %s finds on a public page ends without a redirect", (call, path) => {
  expect(loginRedirect(call, at(path))).toBe("/");
});

test.each([
  ["user", "/en/reserve/mavi-ruya", "?persons=4", "/en/reserve/mavi-ruya?persons=4"],
  ["reservations", "/rezervasyon/mavi-ruya", "", "/rezervasyon/mavi-ruya"],
  ["special-services/x/orders", "/ar/boat-organizations/x", "", "/ar/boat-organizations/x"],
])(
  "a customer whose session expired during %s at %s logs in and returns there",
  (call, path, search, next) => {
    const root = new URL(loginRedirect(call, at(path, search)), "http://site");
    expect([root.pathname, root.searchParams.get("login"), root.searchParams.get("next")]).toEqual([
      "/",
      "1",
      next,
    ]);
  },
);
