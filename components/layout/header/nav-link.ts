/** A link of header or footer as it travels to the browser. */
export type NavLink = readonly [label: string, href: string];
