/** The content page that is served at the "about us" address only. */
export const ABOUT_KEY = "about";

/** The page that every "are you a yacht owner" leads to. */
export const RENT_BOAT_KEY = "rentBoat";
