import { FILTER_FORM } from "@/components/search/filters/filter-sheet";
import type { SearchDraft } from "@/components/search/query/search-draft";

interface Handover {
  /** The requested list. */
  address: string;
  draft: SearchDraft;
}

interface Focused {
  name: string;
  value: string;
}

// The plain list and the searched one are two pages to Next: the form of the second is mounted again.
let handover: Handover | null = null;
let focused: Focused | null = null;

type FormField = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element | null): element is FormField =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
  element.form?.id === FILTER_FORM;

/** Stores the form's values for the page that its search opens. */
export function storeHandover(next: Handover): void {
  handover = next;
}

export function readHandover(address: string): SearchDraft | null {
  return handover?.address === address ? handover.draft : null;
}

/** The page of the search is there. */
export function dropHandover(address: string): void {
  if (handover?.address === address) handover = null;
}

/** Stores which field has the focus while its form is unmounted. */
export function rememberFocus(): void {
  const { activeElement } = document;
  // Only on navigation to the list that the form requested: on any other page the form starts fresh.
  focused =
    handover && isField(activeElement) ? { name: activeElement.name, value: activeElement.value } : null;
}

/** Gives the focus back to the same field of the form that has come. */
export function restoreFocus(): void {
  const form = document.getElementById(FILTER_FORM);
  const wanted = focused;
  focused = null;
  if (!wanted || !(form instanceof HTMLFormElement) || document.activeElement !== document.body) return;
  const named = [...form.elements].filter(isField).filter(({ name }) => name === wanted.name);
  const field = named.find(({ value }) => value === wanted.value) ?? named[0];
  const folded = field?.closest("details");
  if (folded) folded.open = true;
  field?.focus({ preventScroll: true });
}
