import { type Markup, markup } from "@/components/ui/markup";

/** How many boats an option would leave, small behind its words and part of its name: "Gulet 12". */
export function countMarkup(count: number | undefined): Markup | null {
  return count === undefined ? null : markup`<small>${count}</small>`;
}
