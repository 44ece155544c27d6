interface InlineScriptProps {
  /** Runs in the browser, alone: it uses nothing from outside. */
  run: () => void;
  nonce?: string | undefined;
}

const IN_DOCUMENT = typeof window === "undefined";

/** A function of ours that runs as soon as the browser reads it in a document, before React. */
export function InlineScript({ run, nonce }: InlineScriptProps) {
  return (
    <script
      nonce={nonce}
      // One that React makes later is inert, and React warns about it unless it is marked so.
      type={IN_DOCUMENT ? undefined : "text/plain"}
      // Browsers hide the nonce of a script that has run.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, no data in it
      dangerouslySetInnerHTML={{ __html: IN_DOCUMENT ? `(${run})()` : "" }}
    />
  );
}
