/** Id of the filters, for the button that opens them. */
export const FILTER_SHEET = "filters";
