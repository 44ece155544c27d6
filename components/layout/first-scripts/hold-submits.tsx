import { NonceScript, type NonceScriptProps } from "@/components/layout/first-scripts/nonce-script";

/**
 * For pages that send their scripts at once: a form that is sent before they run is held, its button shows it, and
 * is sent when `ReadySignal` says that the page works. (Cached pages do so by `deferScripts`.)
 */
export function HoldSubmits({ nonceHeader }: Pick<NonceScriptProps, "nonceHeader">) {
  return <NonceScript nonceHeader={nonceHeader} run={holdSubmits} />;
}

/** Runs in the browser, alone: it uses nothing from outside. */
function holdSubmits() {
  let held: SubmitEvent | null = null;
  function hold(event: SubmitEvent) {
    if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute("action")) return;
    event.preventDefault();
    event.stopPropagation();
    if (held?.submitter) held.submitter.ariaBusy = null;
    held = event;
    if (event.submitter) event.submitter.ariaBusy = "true";
  }
  function send() {
    removeEventListener("submit", hold, true);
    if (held?.submitter) held.submitter.ariaBusy = null;
    if (held?.target instanceof HTMLFormElement) held.target.requestSubmit(held.submitter);
  }
  addEventListener("submit", hold, true);
  addEventListener("palamar:ready", send, { once: true });
}
