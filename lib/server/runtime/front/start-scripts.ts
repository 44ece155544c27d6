/**
 * Runs in the browser, alone: it uses nothing from outside. Inserts the waiting scripts once the picture with high
 * priority is painted, after three seconds, or at the first touch. Clicks and submits from before are held and repeated
 * when `ReadySignal` says that the page works. Scripts run in the order of the document, so that the page starts with
 * its last one. A page of which the server does not have a script, since it runs another build or shows the page
 * otherwise, is requested once more with its payload inside, also when another server of the same site has it at the
 * second try. Without a network it stays readable, and is reloaded when the visitor presses a button that needs the
 * scripts and the network is back.
 */
export function startScripts(payloadQuery: string, payloadInside: string): void {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  let box = document.querySelector<HTMLTemplateElement>("#scripts");
  let pressed: HTMLElement | null = null;
  let repeat = () => {};
  let lost = "";

  const to = (query: string) => location.pathname + query + location.hash;
  const asking = (what: string) => (location.search ? `${location.search}&` : "?") + what;

  const isInside = location.search.endsWith(payloadInside);
  if (isInside) history.replaceState(null, "", to(location.search.slice(0, -payloadInside.length - 1)));

  function askAgain({ ok, status }: Response) {
    if ((ok || status === 404) && !isInside) location.replace(to(asking(payloadInside)));
  }

  function prepare(script: HTMLScriptElement) {
    const version = script.dataset.payload;
    if (version) script.src = asking(`${payloadQuery}=${version}`);
    script.async = false;
    script.onerror = () => {
      fetch(script.src).then(askAgain, () => {
        lost = script.src;
      });
    };
  }

  function insert() {
    if (!box) return;
    const part = document.importNode(box.content, true);
    part.querySelectorAll("script").forEach(prepare);
    document.head.append(part);
    box.remove();
    box = null;
  }

  function insertSoon() {
    // Where the browser does not report the paint of a loaded picture.
    setTimeout(insert, 300);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!picture || (entry as LargestContentfulPaint).element === picture) insert();
    }).observe({ type: "largest-contentful-paint", buffered: true });
  }

  function hold(action: () => void) {
    repeat = action;
    if (lost)
      fetch(lost).then(
        () => location.reload(),
        () => {},
      );
  }

  function holdClick(event: Event) {
    const button = (event.target as Element).closest<HTMLElement>(
      "button[type=button]:not([popovertarget]),a[data-package]",
    );
    if (!button) return;
    event.stopPropagation();
    if (pressed) pressed.ariaBusy = null;
    pressed = button;
    button.ariaBusy = "true";
    hold(() => {
      button.ariaBusy = null;
      button.click();
    });
  }

  function holdSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute("action")) return;
    event.preventDefault();
    event.stopPropagation();
    hold(() => form.requestSubmit(event.submitter));
  }

  function release() {
    removeEventListener("click", holdClick, true);
    removeEventListener("submit", holdSubmit, true);
    repeat();
  }

  if (!picture || picture.complete) insertSoon();
  else picture.onload = picture.onerror = insertSoon;
  setTimeout(insert, 3000);
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, insert, { once: true, capture: true });
  addEventListener("click", holdClick, true);
  addEventListener("submit", holdSubmit, true);
  addEventListener("palamar:ready", release, { once: true });
}
