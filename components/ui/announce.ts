let region: HTMLElement | null = null;

/**
 * Announces a sentence to screen readers. The region belongs to no page, since one rendered with a new page is not
 * read out.
 */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.setAttribute("role", "status");
    region.className = "sr-only";
    document.body.append(region);
  }
  const status = region;
  // A repeated sentence is announced again.
  status.textContent = "";
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
