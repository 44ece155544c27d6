/** The addresses of the operator's console; a part of the table of addresses. */
const CONSOLE = { area: "console", indexed: false, guarded: true } as const;
/** On the way in. */
const ENTRY = { ...CONSOLE, guarded: false } as const;

export const CONSOLE_ROUTES = {
  consoleToday: { ...CONSOLE, pattern: "/operate", file: "/operate", permission: "today.read" },
  consoleFind: { ...CONSOLE, pattern: "/operate/find", file: "/operate/find", permission: "find.read" },
  consoleReservation: {
    ...CONSOLE,
    pattern: "/operate/reservations/{number}",
    file: "/operate/reservations/{number}",
    permission: "reservations.read",
  },
  consoleCustomer: {
    ...CONSOLE,
    pattern: "/operate/customers/{id}",
    file: "/operate/customers/{id}",
    permission: "customers.read",
  },
  consoleReviews: {
    ...CONSOLE,
    pattern: "/operate/reviews",
    file: "/operate/reviews",
    permission: "reviews.read",
  },
  consoleShortlists: {
    ...CONSOLE,
    pattern: "/operate/shortlists",
    file: "/operate/shortlists",
    permission: "shortlists.read",
  },
  consoleWaiting: {
    ...CONSOLE,
    pattern: "/operate/waiting",
    file: "/operate/waiting",
    permission: "waiting.read",
  },
  consoleInbox: { ...CONSOLE, pattern: "/operate/inbox", file: "/operate/inbox", permission: "inbox.read" },
  consoleTemplates: {
    ...CONSOLE,
    pattern: "/operate/inbox/templates",
    file: "/operate/inbox/templates",
    permission: "templates.write",
  },
  consoleConversation: {
    ...CONSOLE,
    pattern: "/operate/inbox/{kind}/{conversation}",
    file: "/operate/inbox/{kind}/{conversation}",
    permission: "inbox.read",
  },
  consoleBookings: {
    ...CONSOLE,
    pattern: "/operate/reservations",
    file: "/operate/reservations",
    permission: "reservations.read",
  },
  consolePayments: {
    ...CONSOLE,
    pattern: "/operate/payments",
    file: "/operate/payments",
    permission: "payments.read",
  },
  consoleRefunds: {
    ...CONSOLE,
    pattern: "/operate/payments/refunds",
    file: "/operate/payments/refunds",
    permission: "payments.read",
  },
  consoleComparison: {
    ...CONSOLE,
    pattern: "/operate/payments/comparison",
    file: "/operate/payments/comparison",
    permission: "payments.compare",
  },
  consoleFigures: {
    ...CONSOLE,
    pattern: "/operate/figures",
    file: "/operate/figures",
    permission: "figures.read",
  },
  consoleExport: {
    ...CONSOLE,
    area: "console_file",
    pattern: "/operate/export/{list}",
    file: "/operate/export/{list}",
    permission: "export.csv",
  },
  consoleBoats: { ...CONSOLE, pattern: "/operate/boats", file: "/operate/boats", permission: "boats.read" },
  consoleBoat: {
    ...CONSOLE,
    pattern: "/operate/boats/{code}",
    file: "/operate/boats/{code}",
    permission: "boats.read",
  },
  consoleBoatPart: {
    ...CONSOLE,
    pattern: "/operate/boats/{code}/{part}",
    file: "/operate/boats/{code}/{part}",
    permission: "boats.read",
  },
  consoleNewBoat: {
    ...CONSOLE,
    pattern: "/operate/new-boat",
    file: "/operate/new-boat",
    permission: "boats.write",
  },
  consoleBoatSearch: {
    ...CONSOLE,
    pattern: "/operate/boat-search",
    file: "/operate/boat-search",
    permission: "boats.read",
  },
  consoleGrid: { ...CONSOLE, pattern: "/operate/grid", file: "/operate/grid", permission: "grid.read" },
  consoleSailings: {
    ...CONSOLE,
    pattern: "/operate/sailings",
    file: "/operate/sailings",
    permission: "today.read",
  },
  consoleStaff: { ...CONSOLE, pattern: "/operate/staff", file: "/operate/staff", permission: "staff.read" },
  consoleAudit: { ...CONSOLE, pattern: "/operate/audit", file: "/operate/audit", permission: "audit.read" },
  consoleSelf: { ...CONSOLE, pattern: "/operate/account", file: "/operate/account" },
  consoleForbidden: { ...CONSOLE, pattern: "/operate/forbidden", file: "/operate/forbidden" },
  consoleMissing: { ...CONSOLE, pattern: "/operate/missing", file: "/operate/missing" },
  consoleLogin: { ...ENTRY, pattern: "/operate/login", file: "/operate/login" },
  consoleInvitation: {
    ...ENTRY,
    pattern: "/operate/invitation/{token}",
    file: "/operate/invitation/{token}",
  },
  consoleDemo: { ...ENTRY, pattern: "/operate/demo/{token}", file: "/operate/demo/{token}" },
} as const;
