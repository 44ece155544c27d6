/** Leaves the page for another document: a page under another root, or the provider's. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
