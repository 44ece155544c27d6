/** `all`: where, when and how many, with the boat's code below; `code`: the code alone. */
export type SearchDialogKind = "all" | "code";

interface SearchDialogState {
  kind: SearchDialogKind;
  /** False while the dialog is only preloaded. */
  open: boolean;
}

let state: SearchDialogState | null = null;
const listeners = new Set<() => void>();

function set(next: SearchDialogState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the search from anywhere; the host in the layout shows it. */
export function openSearchDialog(kind: SearchDialogKind): void {
  set({ kind, open: true });
}

/** Preloads the dialog, so that it is ready when the visitor opens it. */
export function prepareSearchDialog(kind: SearchDialogKind): void {
  if (!state?.open) set({ kind, open: false });
}

export function closeSearchDialog(): void {
  if (state) set({ ...state, open: false });
}

/** For `useSyncExternalStore`. */
export function subscribeToSearchDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readSearchDialog(): SearchDialogState | null {
  return state;
}
