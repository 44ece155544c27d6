/** Whether the filters are beside the list; phones have them in a sheet, where a button searches. */
export const isBesideList = () => !window.matchMedia("(max-width: 770px)").matches;
