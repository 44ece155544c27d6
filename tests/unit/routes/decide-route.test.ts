import { decideRoute } from "@/lib/routes/decide-route";
import { decide, ID, lookups } from "@/tests/fixtures/pages/decide-address";

describe("one address per page", () => {
  test.each([
    ["/tr", "308 /"],
    ["/tr/", "308 /"],
    ["/tr/tekne/mavi-ruya", "308 /tekne/mavi-ruya"],
    ["/tr/bodrum-tekne-kiralama?persons=4", "308 /bodrum-tekne-kiralama?persons=4"],
    ["/TEKNE/Mavi-Ruya", "308 /tekne/mavi-ruya"],
    ["/EN/boat/mavi-ruya", "308 /en/boat/mavi-ruya"],
    ["//tekne//mavi-ruya/", "308 /tekne/mavi-ruya"],
    ["/en/", "308 /en"],
    ["/tekne/%6Davi-ruya", "308 /tekne/mavi-ruya"],
    ["/tekne/mavi-hulya", "308 /tekne/mavi-ruya"],
    ["/TR//Tekne/MAVI-HULYA/?utm_source=x", "308 /tekne/mavi-ruya?utm_source=x"],
    ["/halikarnas-tekne-kiralama", "308 /bodrum-tekne-kiralama"],
    ["/tekne-kiralama?page=1", "308 /tekne-kiralama"],
    ["/tekne-kiralama?persons=4&page=1", "308 /tekne-kiralama?persons=4"],
    [`/payment/${ID.toUpperCase()}?lang=en`, `308 /payment/${ID}?lang=en`],
  ])("%s → %s in one hop", async (address, answer) => {
    expect(await decide(address)).toBe(answer);
    const next = answer.slice(4);
    expect(await decide(next)).toMatch(/^200 /);
  });
});

describe("an unknown address", () => {
  test.each([
    ["/yok", "404 /tr/missing"],
    ["/en/nothing", "404 /en/missing"],
    ["/ar/%E0%A4%A", "404 /ar/missing"],
    ["/tekne/%E0%A4%A", "404 /tr/missing"],
    ["/tekne/bilinmeyen", "404 /tr/missing"],
    ["/yok-tekne-kiralama", "404 /tr/missing"],
    [`/tekne/${"a".repeat(81)}`, "404 /tr/missing"],
    [`/${"a".repeat(3000)}`, "404 /tr/missing"],
    ["/tr/boat/mavi-ruya", "404 /tr/missing"],
    ["/boat/mavi-ruya", "404 /tr/missing"],
    ["/en/missing", "404 /en/missing"],
    ["/missing", "404 /tr/missing"],
    ["/en/boats", "404 /en/missing"],
    ["/en/boats/filtered", "404 /en/missing"],
    ["/tr/places/bodrum/filtered", "404 /tr/missing"],
    ["/de/boat/mavi-ruya", "404 /tr/missing"],
    ["/k/profilim.rsc", "404 /tr/missing"],
    ["/k/rezervasyonlarim/17", "404 /tr/missing"],
    ["/ar/gulet-rental", "404 /ar/missing"],
    ["/tekne-kiralama?page=0", "404 /tr/missing"],
    ["/tekne-kiralama?page=abc", "404 /tr/missing"],
    ["/en/history/kvkk", "404 /en/missing"],
    ["/404?lang=ar", "404 /ar/missing"],
    ["/403?lang=en", "403 /en/forbidden"],
  ])("%s → %s", async (address, answer) => {
    expect(await decide(address)).toBe(answer);
  });

  test("policy pages live under corporate outside Turkish", async () => {
    expect(await decide("/policy/kvkk")).toBe("200 /tr/pages/policy/kvkk");
    expect(await decide("/corporate/kvkk")).toBe("404 /tr/missing");
    expect(await decide("/en/corporate/kvkk")).toBe("200 /en/pages/corporate/kvkk");
    expect(await decide("/en/policy/kvkk")).toBe("404 /en/missing");
  });
});

describe("a list", () => {
  test.each([
    ["/tekne-kiralama", "/tr/boats"],
    ["/tekne-kiralama?utm_source=x&gclid=1&fbclid=2", "/tr/boats"],
    ["/tekne-kiralama?date=&persons=", "/tr/boats"],
    ["/tekne-kiralama?persons=4", "/tr/boats/filtered"],
    ["/tekne-kiralama?page=2", "/tr/boats/filtered"],
    ["/tekne/mavi-ruya?date=2026-12-12", "/tr/boat/mavi-ruya/filtered"],
    ["/tekne/mavi-ruya?page=x&persons=4&date=", "/tr/boat/mavi-ruya"],
    ["/en/bodrum-boat-rental?types=gulet", "/en/places/bodrum/filtered"],
    ["/ar/gulet-boat-rental?sort=price_asc", "/ar/types/gulet/filtered"],
  ])("%s is served by %s", async (address, internal) => {
    expect(await decide(address)).toBe(`200 ${internal}`);
  });

  test("a search is marked as the same for everybody, a static page and a customer's page are not", async () => {
    const isMarked = async (path: string, query: string) =>
      "searched" in (await decideRoute({ path, search: new URLSearchParams(query) }, lookups()));
    expect(await isMarked("/tekne-kiralama", "persons=4")).toBe(true);
    expect(await isMarked("/blog", "page=2")).toBe(true);
    expect(await isMarked("/tekne-kiralama", "utm_source=x")).toBe(false);
    expect(await isMarked("/k/profilim", "page=2")).toBe(false);
  });
});

describe("the guard", () => {
  const anonymous = { hasSession: async () => false };

  test("sends signed-out visitors to the Turkish home page and keeps the requested address", async () => {
    expect(await decide("/en/u/reservations?page=2", anonymous)).toBe(
      "307 /?login=1&next=%2Fen%2Fu%2Freservations%3Fpage%3D2",
    );
    // The links of mails say their language.
    expect(await decide("/en/u/reservations?lang=en", anonymous)).toBe(
      "307 /en?login=1&next=%2Fen%2Fu%2Freservations%3Flang%3Den",
    );
    expect(await decide("/ar/u/messages?lang=ar", anonymous)).toMatch(/^307 \/ar\?login=1&next=/);
    expect(await decide("/K//Rezervasyonlarim", anonymous)).toBe("308 /k/rezervasyonlarim");
  });

  test("lets everybody to the result of a reservation, which is public in the specification", async () => {
    expect(await decide("/reservation-result?id=x", anonymous)).toBe("200 /tr/reservation-result");
    expect(await decide("/ar/reservation-result", anonymous)).toBe("200 /ar/reservation-result");
  });

  test("stands before every guarded route and no other", async () => {
    const asked: string[] = [];
    const hasSession = async () => {
      asked.push("asked");
      return true;
    };
    await decide("/tekne/mavi-ruya", { hasSession });
    await decide(`/payment/${ID}`, { hasSession });
    expect(asked).toEqual([]);
    await decide("/rezervasyon/mavi-ruya", { hasSession });
    expect(asked).toEqual(["asked"]);
  });
});

describe("the console", () => {
  test("leads whoever has no session to its login, and back to where they wanted to go", async () => {
    const anonymous = { hasSession: async () => false };
    expect(await decide("/operate/audit?event=access_refused", anonymous)).toBe(
      "307 /operate/login?next=%2Foperate%2Faudit%3Fevent%3Daccess_refused",
    );
    expect(await decide("/operate/account?lang=ar", anonymous)).toBe(
      "307 /operate/login?next=%2Foperate%2Faccount%3Flang%3Dar&lang=en",
    );
    expect(await decide("/operate/login", anonymous)).toBe("200 /operate/login");
  });

  test("asks for a session of staff, and for the permission that the page names", async () => {
    const asked: string[] = [];
    const hasSession = async (kind: string) => asked.push(kind) > 0;
    const isAllowed = async (permission: string) => asked.push(permission) < 0;
    expect(await decide("/operate/staff", { hasSession, isAllowed })).toBe("403 /operate/forbidden");
    expect(asked).toEqual(["staff", "staff.read"]);
    expect(await decide("/operate/reservations/PLM-7K3M9QXA", { isAllowed })).toBe("403 /operate/forbidden");
    expect(asked.at(-1)).toBe("reservations.read");
    expect(await decide("/operate/account", { isAllowed })).toBe("200 /operate/account");
    expect(await decide("/operate/forbidden")).toBe("403 /operate/forbidden");
  });

  test("writes the number of a reservation as people read it out, and knows no other shape", async () => {
    expect(await decide("/operate/reservations/plm-7k3m9qxa")).toBe("308 /operate/reservations/PLM-7K3M9QXA");
    expect(await decide("/operate/reservations/7")).toMatch(/^404 /);
    const hasBooking = async (number: string) => number !== "PLM-7K3M9QXA";
    expect(await decide("/operate/reservations/PLM-7K3M9QXA", { hasBooking })).toBe("404 /operate/missing");
  });
});

test("a customer's page answers 404 when there is no such customer, and knows no other shape of an id", async () => {
  const hasOwner = async (id: string) => id !== ID;
  expect(await decide(`/operate/owners/${ID}`, { hasOwner })).toBe("404 /operate/missing");
  const hasCustomer = async (id: string) => id !== ID;
  expect(await decide(`/operate/customers/${ID}`)).toBe(`200 /operate/customers/${ID}`);
  expect(await decide(`/operate/customers/${ID}`, { hasCustomer })).toBe("404 /operate/missing");
  expect(await decide(`/payment/${ID}`, { hasCustomer })).toBe(`200 /payment/${ID}`);
  expect(await decide("/operate/customers/7")).toMatch(/^404 /);
});

test("a boat's page answers 404 when no boat has the code, and knows no other parts", async () => {
  const hasBoat = async (code: string) => code !== "PLM-1004";
  expect(await decide("/operate/boats/plm-1004")).toBe("308 /operate/boats/PLM-1004");
  expect(await decide("/operate/boats/PLM-1004/prices")).toBe("200 /operate/boats/PLM-1004/prices");
  expect(await decide("/operate/boats/PLM-1004/prices", { hasBoat })).toBe("404 /operate/missing");
  expect(await decide("/operate/boats/PLM-1004/status")).toMatch(/^404 /);
});

describe("the language of an address without one", () => {
  const english = { userLocale: async () => "en" as const };

  test.each([
    [`/payment/${ID}?lang=ar`, "en", english, "ar"],
    [`/payment/${ID}?lang=xx`, "ar", english, "ar"],
    [`/payment/${ID}`, "de", english, "en"],
    [`/payment/${ID}`, undefined, {}, "tr"],
  ])("%s with cookie %s", async (url, cookie, extra, locale) => {
    const [path = "", query] = url.split("?");
    const request = { path, search: new URLSearchParams(query), localeCookie: cookie };
    expect(await decideRoute(request, lookups(extra))).toMatchObject({ locale, secluded: true });
  });
});

test("account, checkout and payment addresses are kept from search engines and caches", async () => {
  for (const path of ["/k/rezervasyonlarim", "/rezervasyon/mavi-ruya", `/payment-result/${ID}`]) {
    const decision = await decideRoute({ path, search: new URLSearchParams() }, lookups());
    expect(decision).toMatchObject({ kind: "serve", status: 200, secluded: true });
  }
  const home = await decideRoute({ path: "/", search: new URLSearchParams() }, lookups());
  expect(home).toMatchObject({ secluded: false });
});
