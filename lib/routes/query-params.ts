/** The query of an address, as Next passes it to a page. */
export type QueryParams = Readonly<Record<string, string | string[] | undefined>>;
