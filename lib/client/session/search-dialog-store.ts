import { create } from "zustand";

/** `all`: where, when and how many, with the boat's code below; `code`: the code alone. */
export type SearchDialogKind = "all" | "code";

interface SearchDialogState {
  /** Null until the dialog is preloaded or opened. */
  kind: SearchDialogKind | null;
  /** False while the dialog is only preloaded. */
  open: boolean;
}

/** Read by the host in the layout. */
export const useSearchDialog = create<SearchDialogState>(() => ({ kind: null, open: false }));

/** Opens the search from anywhere; the host in the layout shows it. */
export function openSearchDialog(kind: SearchDialogKind): void {
  useSearchDialog.setState({ kind, open: true });
}

/** Preloads the dialog, so that it is ready when the visitor opens it. */
export function prepareSearchDialog(kind: SearchDialogKind): void {
  if (!useSearchDialog.getState().open) useSearchDialog.setState({ kind });
}

export function closeSearchDialog(): void {
  useSearchDialog.setState({ open: false });
}
