/** The texts shown when a part of the page cannot be loaded. */
export interface LoadFailureLabels {
  title: string;
  text: string;
  retry: string;
  close: string;
}

let known: LoadFailureLabels | null = null;

/** Set when the layout mounts: without a connection they could not be loaded later. */
export function setLoadFailureLabels(labels: LoadFailureLabels): void {
  known = labels;
}

/** Null before the layout has mounted. */
export function loadFailureLabels(): LoadFailureLabels | null {
  return known;
}
