const ID = "said";

/** Puts the region into the page: screen readers read only what changes in one that they know already. */
export function sayInOneRegion(): () => void {
  const region = makeRegion();
  return () => region.remove();
}

/** Says a sentence once to screen readers, whatever page comes meanwhile. */
export function announce(text: string): void {
  const region = document.getElementById(ID) ?? makeRegion();
  // A repeated sentence is announced again.
  region.textContent = "";
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}

function makeRegion(): HTMLElement {
  const region = document.createElement("div");
  region.id = ID;
  region.setAttribute("role", "status");
  // Windows hide all of the page from screen readers but what has this.
  region.setAttribute("aria-live", "polite");
  region.className = "sr-only";
  document.body.append(region);
  return region;
}
