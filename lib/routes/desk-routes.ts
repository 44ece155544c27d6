/** The addresses of the owner's desk; a part of the table of addresses. What each role may open the pages ask. */
const DESK = { area: "desk", indexed: false, guarded: true } as const;
/** On the way in. */
const ENTRY = { ...DESK, guarded: false } as const;

export const DESK_ROUTES = {
  deskNow: { ...DESK, pattern: "/owner-desk", file: "/owner-desk" },
  deskCalendar: { ...DESK, pattern: "/owner-desk/calendar", file: "/owner-desk/calendar" },
  deskPrices: { ...DESK, pattern: "/owner-desk/prices", file: "/owner-desk/prices" },
  deskBoat: { ...DESK, pattern: "/owner-desk/boat", file: "/owner-desk/boat" },
  deskMessages: { ...DESK, pattern: "/owner-desk/messages", file: "/owner-desk/messages" },
  deskGuests: { ...DESK, pattern: "/owner-desk/guests", file: "/owner-desk/guests" },
  deskMore: { ...DESK, pattern: "/owner-desk/more", file: "/owner-desk/more" },
  deskPeople: { ...DESK, pattern: "/owner-desk/people", file: "/owner-desk/people" },
  deskPapers: { ...DESK, pattern: "/owner-desk/papers", file: "/owner-desk/papers" },
  /* Without a session: how one comes to the desk. */
  deskLogin: { ...ENTRY, pattern: "/owner-desk/login", file: "/owner-desk/login" },
  deskDemo: { ...ENTRY, pattern: "/owner-desk/demo/{token}", file: "/owner-desk/demo/{token}" },
  deskEnter: { ...ENTRY, pattern: "/owner-desk/enter/{token}", file: "/owner-desk/enter/{token}" },
} as const;
