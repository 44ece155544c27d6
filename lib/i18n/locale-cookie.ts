/** The visitor's choice of language; decides only where the address does not. */
export const LOCALE_COOKIE = "palamar_locale";
