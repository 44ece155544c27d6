import { headers } from "next/headers";

interface HoldSubmitsProps {
  /** The header with the nonce of this visit: where pages run only scripts that carry it. */
  nonceHeader: string;
}

/**
 * For pages that send their scripts at once: a form that is sent before they run is held, its button shows it, and
 * is sent when `ReadySignal` says that the page works. (Cached pages do so by `deferScripts`.)
 */
export async function HoldSubmits({ nonceHeader }: HoldSubmitsProps) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce of a script that has run.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, no data in it
      dangerouslySetInnerHTML={{ __html: `(${holdSubmits})()` }}
    />
  );
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
