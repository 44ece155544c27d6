import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { decideRoute } from "@/lib/routes/decide-route";
import { ROUTE_NAMES, type RouteName } from "@/lib/routes/route-table";
import { decide, ID, lookups, TOKEN } from "@/tests/fixtures/pages/decide-address";
import { CONSOLE, DESK } from "@/tests/fixtures/pages/secluded-addresses";

describe("every address is parsed in its language", () => {
  // An address whose page is not built returns the localized 404.
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
    ["compare", addresses("/karsilastir", "/compare", "/compare")],
    ["about", addresses("/hakkimizda", "/about-us", "/about")],
    ["services", addresses("/tekne-organizasyonlari", "/boat-organizations", "/services")],
    ["occasion", addresses("/kutlama/dogum-gunu", "/celebration/dogum-gunu", "/occasions/dogum-gunu")],
    ["faq", addresses("/sikca-sorulan-sorular", "/faq", "/faq")],
    ["blog", addresses("/blog", "/blog", "/blog")],
    ["blogFeed", addresses("/blog/rss.xml", "/blog/rss.xml", "/blog/rss.xml")],
    ["contact", addresses("/iletisim", "/contact", "/contact")],
    ["mapData", addresses("/harita-verisi", "/map-data", "/map-data")],
    ["page", addresses("/history/hikayemiz", "/history/hikayemiz", "/pages/history/hikayemiz")],
    ["requests", addresses("/k/taleplerim", "/u/requests", "/requests")],
    ["reservations", addresses("/k/rezervasyonlarim", "/u/reservations", "/reservations")],
    ["reservation", addresses(`/k/rezervasyonlarim/${ID}`, `/u/reservations/${ID}`, `/reservations/${ID}`)],
    [
      "boardingCard",
      addresses(
        `/k/rezervasyonlarim/${ID}/binis-karti`,
        `/u/reservations/${ID}/boarding-card`,
        `/reservations/${ID}/boarding-card`,
      ),
    ],
    [
      "changeTrip",
      addresses(
        `/k/rezervasyonlarim/${ID}/degistir`,
        `/u/reservations/${ID}/change`,
        `/reservations/${ID}/change`,
      ),
    ],
    [
      "tripCalendar",
      addresses(
        `/k/rezervasyonlarim/${ID}/takvim.ics`,
        `/u/reservations/${ID}/calendar.ics`,
        `/reservations/${ID}/calendar.ics`,
      ),
    ],
    [
      "serviceCard",
      addresses(
        `/k/tekne-organizasyonlari/${ID}/binis-karti`,
        `/u/special-services/${ID}/boarding-card`,
        `/special-services/${ID}/boarding-card`,
      ),
    ],
    [
      "serviceCalendar",
      addresses(
        `/k/tekne-organizasyonlari/${ID}/takvim.ics`,
        `/u/special-services/${ID}/calendar.ics`,
        `/special-services/${ID}/calendar.ics`,
      ),
    ],
    ["messages", addresses("/k/mesajlarim", "/u/messages", "/messages")],
    ["myServices", addresses("/k/tekne-organizasyonlari", "/u/special-services", "/special-services")],
    [
      "myService",
      addresses(`/k/tekne-organizasyonlari/${ID}`, `/u/special-services/${ID}`, `/special-services/${ID}`),
    ],
    ["profile", addresses("/k/profilim", "/u/profile", "/profile")],
    ["changePassword", addresses("/k/sifre-degistir", "/u/update-password", "/update-password")],
    ["waitingList", addresses("/k/bekleme-listem", "/u/waiting-list", "/waiting-list")],
    ["favourites", addresses("/k/favorilerim", "/u/favorites", "/favorites")],
    ["checkout", addresses("/rezervasyon/mavi-ruya", "/reserve/mavi-ruya", "/checkout/mavi-ruya")],
    ["ask", addresses("/soru-sor/mavi-ruya", "/ask/mavi-ruya", "/ask/mavi-ruya")],
    ["reservationResult", addresses("/reservation-result", "/reservation-result", "/reservation-result")],
  ];

  function addresses(tr: string, shared: string, file: string): Record<Locale, [string, string]> {
    return { tr: [tr, `/tr${file}`], en: [`/en${shared}`, `/en${file}`], ar: [`/ar${shared}`, `/ar${file}`] };
  }

  for (const [name, rows] of table) {
    for (const locale of LOCALES) {
      const [address, internal] = rows[locale];
      test(`${name} at ${address}`, async () => {
        expect(await decide(address)).toBe(`200 ${internal}`);
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
    ["takeBackEmail", `/take-back/${TOKEN}`],
    ["correctEmail", `/correct-email/${TOKEN}`],
    ["owner", `/owner/${TOKEN}`],
    ["ownerApplication", "/owner-application"],
    ["ownerInvitation", `/owner-invitation/${TOKEN}`],
    ["waitingEnd", `/waiting-list/${TOKEN}`],
    ["shortlist", `/shortlist/${TOKEN}`],
    ["guests", `/guests/${TOKEN}`],
    ["guestCard", `/guests/${TOKEN}/card`],
    ["guestCalendar", `/guests/${TOKEN}/calendar.ics`],
    ["googleCallback", "/auth/google/callback"],
  ] as const)("%s at %s has no language of its own", async (_, address) => {
    expect(await decide(address, {}, "en")).toBe(`200 ${address}`);
    expect(await decide(`/en${address}`)).toBe("404 /en/missing");
  });

  test("a boat's calendar is found by its secret and its ending", async () => {
    expect(await decide(`/calendars/${TOKEN}.ics`)).toBe(`200 /calendars/${TOKEN}`);
    expect(await decide(`/calendars/${TOKEN}`)).toBe("404 /tr/missing");
  });

  test.each(CONSOLE)("%s at %s speaks Turkish or English, whatever the visitor reads", async (_, address) => {
    const staff = (locale: Locale | null) => ({ userLocale: async () => locale });
    expect(await decide(address, staff("en"), "tr")).toBe(`200 ${address}`);
    const localeOf = async (own: Locale | null, cookie?: string, query = "") => {
      const request = { path: address, search: new URLSearchParams(query), localeCookie: cookie };
      return (await decideRoute(request, lookups(staff(own)))) as { locale: Locale };
    };
    expect(await localeOf("tr", "ar")).toMatchObject({ locale: "tr", secluded: true });
    expect(await localeOf(null, "ar")).toMatchObject({ locale: "en" });
    expect(await localeOf("tr", "tr", "lang=ar")).toMatchObject({ locale: "en" });
    expect(await localeOf(null)).toMatchObject({ locale: "tr" });
  });

  test.each(DESK)("%s at %s speaks the language of whoever is logged in", async (_, address) => {
    const owner = { userLocale: async () => "ar" as const };
    expect(await decide(address, owner, "tr")).toBe(`200 ${address}`);
    const request = { path: address, search: new URLSearchParams(), localeCookie: undefined };
    expect(await decideRoute(request, lookups(owner))).toMatchObject({ locale: "ar", secluded: true });
  });

  test("an occasion is a special service: a home feature has a page to read, but cannot be put together", async () => {
    expect(await decide("/tekne-organizasyonlari/mavi-yolculuk")).toBe("200 /tr/services/mavi-yolculuk");
    expect(await decide("/kutlama/mavi-yolculuk")).toBe("404 /tr/missing");
    expect(await decide("/kutlama/dogum-gunu?date=2027-01-20")).toBe("200 /tr/occasions/dogum-gunu/filtered");
  });

  test("no route of the table is left out above", () => {
    const rest = ["service", "blogPost", "payment", "mPayment", "servicePayment", "mServicePayment"];
    const plain = [
      "paymentResult",
      "resetPassword",
      "tLogin",
      "takeBackEmail",
      "correctEmail",
      "owner",
      "ownerApplication",
      "ownerInvitation",
      "waitingEnd",
      "shortlist",
      "guests",
      "guestCard",
      "guestCalendar",
      "boatCalendar",
      "googleCallback",
      "notFound",
      "forbidden",
      "consoleForbidden",
      "consoleMissing",
    ];
    const named = [
      ...table.map(([name]) => name),
      ...rest,
      ...plain,
      ...[...CONSOLE, ...DESK].map(([name]) => name),
    ];
    expect([...named].sort()).toEqual([...ROUTE_NAMES].sort());
  });
});
