let region: HTMLElement | null = null;

/**
 * Says a sentence to screen readers. The region belongs to no page, since one that comes with a new page is not
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
  // The same sentence twice is said twice.
  status.textContent = "";
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
