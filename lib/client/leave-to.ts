/**
 * Leaves the page for another document: a page under another root, or the provider's. `instead` puts it in this
 * page's place in the history.
 */
export function leaveTo(address: string, instead = false): void {
  if (instead) window.location.replace(address);
  else window.location.assign(address);
}
