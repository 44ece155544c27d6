const STOPS = "a[href],button,input:not([type=hidden]),select,textarea,summary";
/** What covers the page; menus under their button do not. */
const SHEET = "[popover][data-sheet]";

/**
 * Sheets are native popovers, which open without a script but leave the focus below them. From now on an open one
 * takes the focus, keeps it while it is open, and is a dialog to screen readers. Returns how to end that.
 */
export function makeSheetsModal(): () => void {
  const onToggle = (event: Event) => {
    const sheet = event.target;
    if (!(event instanceof ToggleEvent && sheet instanceof HTMLElement && sheet.matches(SHEET))) return;
    if (event.newState === "open") {
      sheet.setAttribute("role", "dialog");
      sheet.setAttribute("aria-modal", "true");
      if (!sheet.contains(document.activeElement)) stopsOf(sheet)[0]?.focus();
      return;
    }
    sheet.removeAttribute("role");
    sheet.removeAttribute("aria-modal");
  };
  const onKey = (event: KeyboardEvent) => {
    const sheet = document.querySelector<HTMLElement>(`${SHEET}:popover-open`);
    if (event.key !== "Tab" || !sheet) return;
    const stops = stopsOf(sheet);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (sheet.contains(document.activeElement) && document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  // The event does not bubble.
  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("toggle", onToggle, true);
    document.removeEventListener("keydown", onKey);
  };
}

/** What Tab reaches in it. */
function stopsOf(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.checkVisibility() && !one.matches(":disabled, [tabindex='-1']"),
  );
}
