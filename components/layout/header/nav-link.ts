/** A link of header or footer as it travels to the browser. */
export interface NavLink {
  label: string;
  href: string;
}
