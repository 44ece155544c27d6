/* Every address of the site, once: links, middleware, canonical, hreflang, sitemap and robots derive from it. */

import type { SlugScope } from "@/lib/domain/shared/vocabulary";
import type { Permission } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import type { RouteArea } from "@/lib/routes/areas";
import { CONSOLE_ROUTES } from "@/lib/routes/console-routes";
import { DESK_ROUTES } from "@/lib/routes/desk-routes";

export interface RouteEntry {
  /** Public address without the language prefix; one string for the language-independent routes. */
  readonly pattern: Readonly<Record<Locale, string>> | string;
  /** Internal address: below `/<locale>` for localized routes, the address itself for plain ones. */
  readonly file: string;
  readonly area: RouteArea;
  readonly indexed: boolean;
  /** Only with the session of its area. */
  readonly guarded: boolean;
  /** Of the console: only for roles that have it. */
  readonly permission?: Permission;
  /** Whose slugs `{slug}` holds. */
  readonly scope?: SlugScope;
  /** Only for slugs of this kind. */
  readonly kind?: string;
  /** A former address, redirected permanently. */
  readonly formerly?: { readonly [L in Locale]?: string };
  /**
   * A page with a dynamic twin at `<file>/filtered`: a list for filters and pages from 2, or for pages only; a boat for
   * a trip, which has a day.
   */
  readonly filtered?: true | "pages" | "trip";
}

/** Arabic takes the English shapes under /ar. */
const shapes = <const T extends string, const E extends string>(tr: T, en: E) => ({ tr, en, ar: en });

const PUBLIC = { area: "site", indexed: true, guarded: false } as const;
const OWN = { area: "account", indexed: false, guarded: true } as const;
/** Documents of the customer area that no layout surrounds. */
const OWN_FILE = { ...OWN, area: "download" } as const;
const PLAIN = { area: "plain", indexed: false, guarded: false } as const;
const HANDLER = { ...PLAIN, area: "handler" } as const;

/** The table of addresses. */
export const ROUTES = {
  home: { ...PUBLIC, pattern: shapes("/", "/"), file: "/" },
  boats: {
    ...PUBLIC,
    pattern: shapes("/tekne-kiralama", "/rental-boats"),
    file: "/boats",
    filtered: true,
  },
  boatsByPlace: {
    ...PUBLIC,
    pattern: shapes("/{slug}-tekne-kiralama", "/{slug}-boat-rental"),
    file: "/places/{slug}",
    scope: "place",
    filtered: true,
  },
  boatsByType: {
    ...PUBLIC,
    // In Arabic the same path as a location: tried when no location has the slug.
    pattern: { tr: "/{slug}-kiralama", en: "/{slug}-rental", ar: "/{slug}-boat-rental" },
    file: "/types/{slug}",
    scope: "type",
    filtered: true,
  },
  boat: {
    ...PUBLIC,
    pattern: shapes("/tekne/{slug}", "/boat/{slug}"),
    file: "/boat/{slug}",
    scope: "boat",
    filtered: "trip",
  },
  // Boats and trip are in the query; made per visit, for people only.
  compare: { ...PUBLIC, indexed: false, pattern: shapes("/karsilastir", "/compare"), file: "/compare" },
  about: { ...PUBLIC, pattern: shapes("/hakkimizda", "/about-us"), file: "/about" },
  services: {
    ...PUBLIC,
    pattern: shapes("/tekne-organizasyonlari", "/boat-organizations"),
    file: "/services",
  },
  service: {
    ...PUBLIC,
    pattern: shapes("/tekne-organizasyonlari/{slug}", "/boat-organizations/{slug}"),
    file: "/services/{slug}",
    scope: "service",
    formerly: { tr: "/home_features/boatorganizations/{slug}" },
  },
  // The same services, put together by the guest on a boat of their choice; date, place and lines are in the query.
  occasion: {
    ...PUBLIC,
    pattern: shapes("/kutlama/{slug}", "/celebration/{slug}"),
    file: "/occasions/{slug}",
    scope: "service",
    kind: "special_service",
    filtered: true,
  },
  faq: { ...PUBLIC, pattern: shapes("/sikca-sorulan-sorular", "/faq"), file: "/faq" },
  blog: {
    ...PUBLIC,
    pattern: shapes("/blog", "/blog"),
    file: "/blog",
    filtered: "pages",
  },
  blogPost: {
    ...PUBLIC,
    pattern: shapes("/blog/{slug}", "/blog/{slug}"),
    file: "/blog/{slug}",
    scope: "blog",
  },
  // For feed readers, linked from the heads of the blog's pages.
  blogFeed: {
    area: "feed",
    pattern: shapes("/blog/rss.xml", "/blog/rss.xml"),
    file: "/blog/rss.xml",
    indexed: false,
    guarded: false,
  },
  contact: { ...PUBLIC, pattern: shapes("/iletisim", "/contact"), file: "/contact" },
  mapData: { ...PUBLIC, pattern: shapes("/harita-verisi", "/map-data"), file: "/map-data" },
  page: {
    ...PUBLIC,
    pattern: shapes("/{type}/{slug}", "/{type}/{slug}"),
    file: "/pages/{type}/{slug}",
    scope: "page",
  },

  requests: { ...OWN, pattern: shapes("/k/taleplerim", "/u/requests"), file: "/requests" },
  reservations: { ...OWN, pattern: shapes("/k/rezervasyonlarim", "/u/reservations"), file: "/reservations" },
  reservation: {
    ...OWN,
    pattern: shapes("/k/rezervasyonlarim/{id}", "/u/reservations/{id}"),
    file: "/reservations/{id}",
  },
  changeTrip: {
    ...OWN,
    pattern: shapes("/k/rezervasyonlarim/{id}/degistir", "/u/reservations/{id}/change"),
    file: "/reservations/{id}/change",
  },
  boardingCard: {
    ...OWN_FILE,
    pattern: shapes("/k/rezervasyonlarim/{id}/binis-karti", "/u/reservations/{id}/boarding-card"),
    file: "/reservations/{id}/boarding-card",
  },
  tripCalendar: {
    ...OWN_FILE,
    pattern: shapes("/k/rezervasyonlarim/{id}/takvim.ics", "/u/reservations/{id}/calendar.ics"),
    file: "/reservations/{id}/calendar.ics",
  },
  messages: { ...OWN, pattern: shapes("/k/mesajlarim", "/u/messages"), file: "/messages" },
  myServices: {
    ...OWN,
    pattern: shapes("/k/tekne-organizasyonlari", "/u/special-services"),
    file: "/special-services",
  },
  myService: {
    ...OWN,
    pattern: shapes("/k/tekne-organizasyonlari/{id}", "/u/special-services/{id}"),
    file: "/special-services/{id}",
  },
  serviceCard: {
    ...OWN_FILE,
    pattern: shapes("/k/tekne-organizasyonlari/{id}/binis-karti", "/u/special-services/{id}/boarding-card"),
    file: "/special-services/{id}/boarding-card",
  },
  serviceCalendar: {
    ...OWN_FILE,
    pattern: shapes("/k/tekne-organizasyonlari/{id}/takvim.ics", "/u/special-services/{id}/calendar.ics"),
    file: "/special-services/{id}/calendar.ics",
  },
  profile: { ...OWN, pattern: shapes("/k/profilim", "/u/profile"), file: "/profile" },
  changePassword: {
    ...OWN,
    pattern: shapes("/k/sifre-degistir", "/u/update-password"),
    file: "/update-password",
  },
  favourites: { ...OWN, pattern: shapes("/k/favorilerim", "/u/favorites"), file: "/favorites" },
  waitingList: {
    ...OWN,
    pattern: shapes("/k/bekleme-listem", "/u/waiting-list"),
    file: "/waiting-list",
  },
  checkout: {
    ...OWN,
    pattern: shapes("/rezervasyon/{slug}", "/reserve/{slug}"),
    file: "/checkout/{slug}",
    scope: "boat",
  },
  // Not guarded: a visitor writes first and logs in when sending.
  ask: {
    ...OWN,
    guarded: false,
    pattern: shapes("/soru-sor/{slug}", "/ask/{slug}"),
    file: "/ask/{slug}",
    scope: "boat",
  },
  // Not guarded: a visitor who is not signed in is prompted to log in, in the language of the address.
  reservationResult: {
    ...OWN,
    guarded: false,
    pattern: shapes("/reservation-result", "/reservation-result"),
    file: "/reservation-result",
  },

  payment: { ...PLAIN, pattern: "/payment/{id}", file: "/payment/{id}" },
  mPayment: { ...PLAIN, pattern: "/m-payment/{id}", file: "/m-payment/{id}" },
  servicePayment: {
    ...PLAIN,
    pattern: "/service-payment/{id}",
    file: "/service-payment/{id}",
  },
  mServicePayment: {
    ...PLAIN,
    pattern: "/m-service-payment/{id}",
    file: "/m-service-payment/{id}",
  },
  paymentResult: { ...PLAIN, pattern: "/payment-result/{id}", file: "/payment-result/{id}" },
  resetPassword: { ...PLAIN, pattern: "/reset-password", file: "/reset-password" },
  tLogin: { ...PLAIN, pattern: "/t-login/{token}", file: "/t-login/{token}" },
  takeBackEmail: { ...PLAIN, pattern: "/take-back/{token}", file: "/take-back/{token}" },
  correctEmail: { ...PLAIN, pattern: "/correct-email/{token}", file: "/correct-email/{token}" },
  shortlist: { ...PLAIN, pattern: "/shortlist/{token}", file: "/shortlist/{token}" },
  guests: { ...PLAIN, pattern: "/guests/{token}", file: "/guests/{token}" },
  guestCard: { ...HANDLER, pattern: "/guests/{token}/card", file: "/guests/{token}/card" },
  guestCalendar: {
    ...HANDLER,
    pattern: "/guests/{token}/calendar.ics",
    file: "/guests/{token}/calendar.ics",
  },
  boatCalendar: {
    ...PLAIN,
    area: "calendar",
    pattern: "/calendars/{token}.ics",
    file: "/calendars/{token}",
  },
  owner: { ...PLAIN, pattern: "/owner/{token}", file: "/owner/{token}" },
  ownerApplication: { ...PLAIN, pattern: "/owner-application", file: "/owner-application" },
  ownerInvitation: { ...PLAIN, pattern: "/owner-invitation/{token}", file: "/owner-invitation/{token}" },
  waitingEnd: { ...PLAIN, pattern: "/waiting-list/{token}", file: "/waiting-list/{token}" },
  googleCallback: { ...HANDLER, pattern: "/auth/google/callback", file: "/auth/google/callback" },
  ...CONSOLE_ROUTES,
  ...DESK_ROUTES,
  // Rendered below /<locale>, in the language that a plain route would take.
  notFound: { ...PLAIN, area: "notice", pattern: "/404", file: "/missing" },
  forbidden: { ...PLAIN, area: "notice", pattern: "/403", file: "/forbidden" },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
