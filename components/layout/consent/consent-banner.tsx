"use client";

import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { ConsentLabels } from "@/components/layout/consent/consent-labels";
import { Button } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { askForConsent, type Consent, storeConsent } from "@/lib/client/session/consent-store";

interface ConsentBannerProps {
  labels: ConsentLabels;
  /** Null while the visitor has chosen nothing. */
  chosen: Consent | null;
  /** Opened by the visitor: then it takes the focus, gives it back, and Escape closes it. */
  asked: boolean;
  policyHref: string | null;
}

/** The question about optional cookies: over the page's lower edge, moving nothing, and no trap for the keyboard. */
export function ConsentBanner({ labels, chosen, asked, policyHref }: ConsentBannerProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useRoomBelow(box);

  useEffect(() => {
    if (!asked) return;
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [asked]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && chosen) askForConsent(false);
  }

  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[70dvh] animate-rise overflow-y-auto border-line border-t bg-white py-4 text-sm shadow-card"
    >
      <div className="container-page grid items-center gap-x-10 gap-y-4 md:grid-cols-[1fr_20rem]">
        <div>
          <h2 ref={title} id={titleId} tabIndex={-1} className="mb-1 text-base outline-none">
            {labels.title}
          </h2>
          <p>
            {labels.text}
            {policyHref && (
              <>
                {" "}
                <SiteLink href={policyHref} className="inline-block py-0.5 text-sea underline">
                  {labels.policy}
                </SiteLink>
              </>
            )}
          </p>
          {asked && chosen && <p className="mt-2 font-semibold">{labels.chosen[chosen]}</p>}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" wide onClick={() => storeConsent("denied")}>
            {labels.refuse}
          </Button>
          <Button variant="outline" wide onClick={() => storeConsent("granted")}>
            {labels.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Whatever has the focus, and the page's last line, can scroll to above the banner. */
function useRoomBelow(box: { current: HTMLElement | null }): void {
  useEffect(() => {
    const { documentElement: root, body } = document;
    const room = `${(box.current?.offsetHeight ?? 0) + 16}px`;
    root.style.scrollPaddingBottom = room;
    body.style.paddingBottom = room;
    return () => {
      root.style.removeProperty("scroll-padding-bottom");
      body.style.removeProperty("padding-bottom");
    };
  }, [box]);
}
