/** The texts shown when a part of the page cannot be loaded. */
export interface LoadFailureLabels {
  title: string;
  text: string;
  retry: string;
  close: string;
}

let known: LoadFailureLabels | null = null;

/** The layout gives them at mount: when a part cannot be loaded, they could not be loaded either. */
export function setLoadFailureLabels(labels: LoadFailureLabels): void {
  known = labels;
}

/** Null before the layout has mounted. */
export function loadFailureLabels(): LoadFailureLabels | null {
  return known;
}
