/** The content page that stands at the "about us" address and nowhere else. */
export const ABOUT_KEY = "about";

/** The page that every "are you a yacht owner" leads to. */
export const RENT_BOAT_KEY = "rentBoat";
