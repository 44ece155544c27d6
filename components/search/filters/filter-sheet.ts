/** Id of the filters, for the buttons that open them on phones. */
export const FILTER_SHEET = "filters";
/** Id of their form: the sort field is beside the list but belongs to the form. */
export const FILTER_FORM = "filter-form";
/** Id of the heading over the boats: how many there are. */
export const RESULTS = "results";
