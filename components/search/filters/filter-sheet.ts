/** Id of the filters, for the buttons that open them on phones. */
export const FILTER_SHEET = "filters";
/** Id of their form: the sort stands beside the list but belongs to it. */
export const FILTER_FORM = "filter-form";
