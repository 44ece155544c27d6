/**
 * Hides the sheet that a field stands in, which would lie above every window. Returns what brings it back.
 */
export function stepAside(field: Element | null): () => void {
  const sheet = field?.closest<HTMLElement>("[popover]");
  if (!sheet?.matches(":popover-open")) return () => undefined;
  sheet.hidePopover();
  return () => sheet.showPopover();
}
