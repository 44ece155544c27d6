/** How long the link of a login mail can be used. */
export const DESK_LINK_MINUTES = 15;
/** How long a device stays logged in. */
export const DESK_SESSION_DAYS = 30;
/** One more login ends the session that was not used for the longest time. */
export const MAX_DESK_SESSIONS = 10;
/** How far ahead the trips of the desk are shown. */
export const DESK_TRIP_DAYS = 30;
/** How many owners the people of one address can work for, as far as one login mail names them. */
export const MAX_DESKS_OF_A_MAIL = 5;
