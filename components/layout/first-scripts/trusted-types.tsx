import { NonceScript, type NonceScriptProps } from "@/components/layout/first-scripts/nonce-script";

/** Of the browser; TypeScript's description of it does not know it. */
interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
}

/**
 * For pages that require trusted types: what text may become code or markup there. Our own built scripts and the
 * markup of editors' texts are allowed; the browser refuses everything else.
 */
export function TrustedTypes({ nonceHeader }: Pick<NonceScriptProps, "nonceHeader">) {
  return <NonceScript nonceHeader={nonceHeader} run={trustOwnCode} />;
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
