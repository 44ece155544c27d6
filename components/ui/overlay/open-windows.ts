interface OpenWindow {
  /** The page below the window. */
  href: string;
  close: () => void;
}

const openWindows: OpenWindow[] = [];
/** Steps back of our own that the browser has not made yet. */
let ownSteps = 0;
/** Entries of windows that have gone just now: the next window takes one over, or it is taken back. */
let spareEntries = 0;
let listening = false;

/**
 * Gives a window an entry of its own in the browser's history, so that the back button or gesture closes it
 * instead of leaving the page. Returns what to call when the window is gone.
 */
export function rememberWindow(close: () => void): () => void {
  // Before the router handles the event: the page does not change.
  if (!listening) window.addEventListener("popstate", goBack, { capture: true });
  listening = true;
  const { href } = window.location;
  const opened = { href, close };
  openWindows.push(opened);
  // A step back and a new entry at once would leave the page behind: the browser makes the step last.
  if (spareEntries > 0) spareEntries -= 1;
  else window.history.pushState(window.history.state, "");
  return () => {
    const place = openWindows.indexOf(opened);
    if (place === -1) return;
    openWindows.splice(place, 1);
    if (window.location.href !== href) return;
    spareEntries += 1;
    setTimeout(() => takeBack(href));
  };
}

function takeBack(href: string): void {
  if (spareEntries === 0) return;
  spareEntries -= 1;
  if (window.location.href !== href) return;
  ownSteps += 1;
  window.history.back();
}

/**
 * For code that navigates from an open window to another page: true means the history entry is free, so that the page
 * takes its place and the back button does not stop there.
 */
export function leaveWindows(): boolean {
  return openWindows.splice(0).length > 0;
}

function goBack(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const top = openWindows.pop();
  if (!top) return;
  const isSamePage = window.location.href === top.href;
  if (isSamePage) event.stopImmediatePropagation();
  for (const { close } of isSamePage ? [top] : [top, ...openWindows.splice(0)]) close();
}
