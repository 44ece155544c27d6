import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { decideRoute } from "@/lib/routes/decide-route";
import type { RouteLookups } from "@/lib/routes/route-decision";
import { ROUTE_NAMES, ROUTES, type RouteEntry, type RouteName } from "@/lib/routes/route-table";

const ID = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";
const TOKEN = "AbCdEfGh_ijklmn-opqrstuv";

const KNOWN: Record<string, string> = {
  "place bodrum": "bodrum",
  "place halikarnas": "bodrum",
  "type gulet": "gulet",
  "type motor-yat": "motor-yat",
  "boat mavi-ruya": "mavi-ruya",
  "boat mavi-hulya": "mavi-ruya",
  "page kvkk": "kvkk",
  "page hikayemiz": "hikayemiz",
};
const KINDS: Record<string, string> = { kvkk: "policy", hikayemiz: "history" };

function lookups(extra: Partial<RouteLookups> = {}): RouteLookups {
  return {
    findSlug: async (scope, _locale, slug) => {
      const current = KNOWN[`${scope} ${slug}`];
      return current ? { current, kind: KINDS[current] ?? "" } : null;
    },
    hasSession: async () => true,
    userLocale: async () => null,
    ...extra,
  };
}

async function decide(url: string, extra: Partial<RouteLookups> = {}, localeCookie?: string) {
  const [path = "", query] = url.split("?");
  const decision = await decideRoute(
    { path, search: new URLSearchParams(query), localeCookie },
    lookups(extra),
  );
  return decision.kind === "redirect"
    ? `${decision.status} ${decision.location}`
    : `${decision.status} ${decision.path}`;
}

describe("every address of the spec is understood in its language", () => {
  // product.md § 3; an address whose page is not built yet answers the localized 404.
  const table: [RouteName, Record<Locale, [address: string, internal: string]>][] = [
    ["home", { tr: ["/", "/tr"], en: ["/en", "/en"], ar: ["/ar", "/ar"] }],
    [
      "boats",
      {
        tr: ["/tekne-kiralama", "/tr/boats"],
        en: ["/en/rental-boats", "/en/boats"],
        ar: ["/ar/rental-boats", "/ar/boats"],
      },
    ],
    [
      "boatsByPlace",
      {
        tr: ["/bodrum-tekne-kiralama", "/tr/places/bodrum"],
        en: ["/en/bodrum-boat-rental", "/en/places/bodrum"],
        ar: ["/ar/bodrum-boat-rental", "/ar/places/bodrum"],
      },
    ],
    [
      "boatsByType",
      {
        tr: ["/gulet-kiralama", "/tr/types/gulet"],
        en: ["/en/gulet-rental", "/en/types/gulet"],
        ar: ["/ar/gulet-boat-rental", "/ar/types/gulet"],
      },
    ],
    [
      "boat",
      {
        tr: ["/tekne/mavi-ruya", "/tr/boat/mavi-ruya"],
        en: ["/en/boat/mavi-ruya", "/en/boat/mavi-ruya"],
        ar: ["/ar/boat/mavi-ruya", "/ar/boat/mavi-ruya"],
      },
    ],
    ["about", addresses("/hakkimizda", "/about-us", "/about")],
    ["services", addresses("/tekne-organizasyonlari", "/boat-organizations", "/services")],
    ["faq", addresses("/sikca-sorulan-sorular", "/faq", "/faq")],
    ["blog", addresses("/blog", "/blog", "/blog")],
    ["contact", addresses("/iletisim", "/contact", "/contact")],
    ["page", addresses("/history/hikayemiz", "/history/hikayemiz", "/pages/history/hikayemiz")],
    ["requests", addresses("/k/taleplerim", "/u/requests", "/requests")],
    ["reservations", addresses("/k/rezervasyonlarim", "/u/reservations", "/reservations")],
    ["reservation", addresses(`/k/rezervasyonlarim/${ID}`, `/u/reservations/${ID}`, `/reservations/${ID}`)],
    ["messages", addresses("/k/mesajlarim", "/u/messages", "/messages")],
    ["myServices", addresses("/k/tekne-organizasyonlari", "/u/special-services", "/special-services")],
    ["profile", addresses("/k/profilim", "/u/profile", "/profile")],
    ["changePassword", addresses("/k/sifre-degistir", "/u/update-password", "/update-password")],
    ["favourites", addresses("/k/favorilerim", "/u/favorites", "/favorites")],
    ["checkout", addresses("/rezervasyon/mavi-ruya", "/reserve/mavi-ruya", "/checkout/mavi-ruya")],
    ["reservationResult", addresses("/reservation-result", "/reservation-result", "/reservation-result")],
  ];

  function addresses(tr: string, shared: string, file: string): Record<Locale, [string, string]> {
    return { tr: [tr, `/tr${file}`], en: [`/en${shared}`, `/en${file}`], ar: [`/ar${shared}`, `/ar${file}`] };
  }

  for (const [name, rows] of table) {
    for (const locale of LOCALES) {
      const [address, internal] = rows[locale];
      test(`${name} at ${address}`, async () => {
        const { built }: RouteEntry = ROUTES[name];
        expect(await decide(address)).toBe(built ? `200 ${internal}` : `404 /${locale}/missing`);
      });
    }
  }

  test.each([
    ["payment", `/payment/${ID}`],
    ["mPayment", `/m-payment/${ID}`],
    ["servicePayment", `/service-payment/${ID}`],
    ["mServicePayment", `/m-service-payment/${ID}`],
    ["paymentResult", `/payment-result/${ID}`],
    ["resetPassword", "/reset-password"],
    ["tLogin", `/t-login/${TOKEN}`],
    ["owner", `/owner/${TOKEN}`],
    ["googleCallback", "/auth/google/callback"],
  ] as const)("%s at %s speaks no language of its own", async (name, address) => {
    const { built }: RouteEntry = ROUTES[name];
    expect(await decide(address, {}, "en")).toBe(built ? `200 ${address}` : "404 /en/missing");
    expect(await decide(`/en${address}`)).toBe("404 /en/missing");
  });

  test("no route of the table is left out above", () => {
    const rest = ["service", "blogPost", "payment", "mPayment", "servicePayment", "mServicePayment"];
    const plain = [
      "paymentResult",
      "resetPassword",
      "tLogin",
      "owner",
      "googleCallback",
      "notFound",
      "forbidden",
    ];
    const named = [...table.map(([name]) => name), ...rest, ...plain];
    expect([...named].sort()).toEqual([...ROUTE_NAMES].sort());
  });
});

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

describe("nothing else is a page", () => {
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
    const { built }: RouteEntry = ROUTES.page;
    const expected = (ok: string, locale: Locale) => (built ? `200 ${ok}` : `404 /${locale}/missing`);
    expect(await decide("/policy/kvkk")).toBe(expected("/tr/pages/policy/kvkk", "tr"));
    expect(await decide("/corporate/kvkk")).toBe("404 /tr/missing");
    expect(await decide("/en/corporate/kvkk")).toBe(expected("/en/pages/corporate/kvkk", "en"));
    expect(await decide("/en/policy/kvkk")).toBe("404 /en/missing");
  });
});

describe("a list is static until somebody filters it", () => {
  test.each([
    ["/tekne-kiralama", "/tr/boats"],
    ["/tekne-kiralama?utm_source=x&gclid=1&fbclid=2", "/tr/boats"],
    ["/tekne-kiralama?date=&persons=", "/tr/boats"],
    ["/tekne-kiralama?persons=4", "/tr/boats/filtered"],
    ["/tekne-kiralama?page=2", "/tr/boats/filtered"],
    ["/en/bodrum-boat-rental?types=gulet", "/en/places/bodrum/filtered"],
    ["/ar/gulet-boat-rental?sort=price_asc", "/ar/types/gulet/filtered"],
  ])("%s is served by %s", async (address, internal) => {
    expect(await decide(address)).toBe(`200 ${internal}`);
  });
});

describe("the guard", () => {
  const anonymous = { hasSession: async () => false };

  test("sends strangers to the Turkish home page and remembers where they wanted to go", async () => {
    expect(await decide("/en/u/reservations?page=2", anonymous)).toBe(
      "307 /?login=1&next=%2Fen%2Fu%2Freservations%3Fpage%3D2",
    );
    expect(await decide("/K//Rezervasyonlarim", anonymous)).toBe("308 /k/rezervasyonlarim");
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
