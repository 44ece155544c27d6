import { headers } from "next/headers";

export interface NonceScriptProps {
  /** The header with the nonce of this visit: where pages run only scripts that carry it. */
  nonceHeader: string;
  /** Runs in the browser, alone: it uses nothing from outside. */
  run: () => void;
}

/** A function of ours that runs as soon as the browser reads it, before every other script. */
export async function NonceScript({ nonceHeader, run }: NonceScriptProps) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce of a script that has run.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, no data in it
      dangerouslySetInnerHTML={{ __html: `(${run})()` }}
    />
  );
}
