import { tripDayOf } from "@/lib/domain/shared/istanbul-time";

/** Where a GET form leads; what is empty or says what it says anyway (`data-neutral`) stays out of the address. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name);
    const neutral = field instanceof HTMLElement ? field.dataset.neutral : undefined;
    if (typeof value === "string" && value !== "" && value !== neutral) query.append(name, value);
  }
  const action = form.getAttribute("action") ?? "";
  return query.size > 0 ? `${action}?${query}` : action;
}

/**
 * Makes the GET forms within `root` comfortable: their addresses come out clean and the page changes without a
 * reload, a choice marked `data-sends` needs no button, and days begin with Istanbul's today, which static pages
 * cannot know. The returned function takes the listeners away.
 */
export function liveForms(root: HTMLElement, push: (address: string) => void): () => void {
  const today = tripDayOf(new Date());
  for (const day of root.querySelectorAll<HTMLInputElement>("input[type=date]")) {
    day.min = today;
    if (day.dataset.today !== undefined && !day.value) day.value = today;
  }
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      form.closest<HTMLElement>(":popover-open")?.hidePopover();
      push(addressOf(form));
    },
    { signal },
  );
  root.addEventListener(
    "change",
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.dataset.sends !== undefined)
        target.form?.requestSubmit();
    },
    { signal },
  );
  return () => listening.abort();
}
