import { headers } from "next/headers";

interface TrustedTypesProps {
  /** The header with the nonce of this visit: where pages require trusted types. */
  nonceHeader: string;
}

/** Of the browser; TypeScript's description of it does not know it. */
interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
}

/**
 * For pages that require trusted types: what text may become code or markup there. Our own built scripts are loaded, and
 * markup as editors' texts have it is shown; whatever else reaches such a place is refused by the browser.
 */
export async function TrustedTypes({ nonceHeader }: TrustedTypesProps) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce of a script that has run.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, no data in it
      dangerouslySetInnerHTML={{ __html: `(${trustOwnCode})()` }}
    />
  );
}

/** Runs in the browser, alone: it uses nothing from outside. */
function trustOwnCode() {
  // Tags and attributes of `renderMarkdown`, and those by which the map tries the browser: none carries code.
  const markup =
    /^[^<]*(?:<\/?(?:a|bdi|blockquote|br|code|del|em|h[2-4]|hr|li|ol|p|span|strong|svg|t(?:able|body|d|h|head|r)|ul)(?: (?:align|aria-hidden|dir|id)="[^"<>]*"| href="(?:https:|mailto:|tel:|[/#])[^"<>]*")*(?: ?\/)?>[^<]*)*$/;
  // As React begins a script that it fills afterwards.
  const emptyScript = /^<(script)><\/\1>$/;
  const ownScript = /^\/(?:_next\/static\/.+|boarding-worker)\.js$/;
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (emptyScript.test(html) || markup.test(html) ? html : null),
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && ownScript.test(pathname) ? address : null;
    },
  });
}
