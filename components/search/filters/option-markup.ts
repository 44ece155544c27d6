import { type Markup, markup } from "@/components/ui/markup";

/** One choice of a native select; the one whose value is `chosen` is selected. */
export function optionMarkup(value: string | number, label: string, chosen: string | number): Markup {
  return markup`<option value="${value}"${String(value) === String(chosen) && markup` selected`}>${label}</option>`;
}
