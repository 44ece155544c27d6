"use client";

import { useEffect, useState } from "react";
import type { ConsentLabels } from "@/components/layout/consent/consent-labels";
import { leaveWidgets, runWidgets, type WidgetSettings } from "@/components/layout/consent/run-widgets";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { LoadFailureDialog } from "@/components/ui/lazy/load-failure";
import { askForConsent, offerConsent, useConsent, useConsentStore } from "@/lib/client/session/consent-store";

const consentBanner = lazyPart(() =>
  import("@/components/layout/consent/consent-banner").then((module) => module.ConsentBanner),
);

interface WidgetsIslandProps {
  settings: WidgetSettings;
  labels: ConsentLabels;
  policyHref: string | null;
  reload?: () => void;
}

/** Between the page's load and the first foreign script. */
const QUIET_MS = 5000;

const reloadPage = () => window.location.reload();

/** Asks about optional cookies, and loads tag manager and live chat for those who agreed. */
export function SiteWidgetsClient({ settings, labels, policyHref, reload = reloadPage }: WidgetsIslandProps) {
  const chosen = useConsent();
  const asked = useConsentStore((state) => state.asked);
  const isQuietOver = useQuietTime();
  const isOpen = asked || chosen === null;

  const { tagManagerId, liveChatUrl } = settings;
  useEffect(() => {
    if (chosen !== "granted") leaveWidgets(reload);
    else if (isQuietOver) runWidgets({ tagManagerId, liveChatUrl });
  }, [isQuietOver, chosen, tagManagerId, liveChatUrl, reload]);

  useEffect(() => {
    offerConsent(true);
    return () => {
      offerConsent(false);
      // Account pages follow without a new document: foreign scripts must not come along.
      setTimeout(() => {
        if (!useConsentStore.getState().offered) leaveWidgets(reload);
      });
    };
  }, [reload]);

  if (!isOpen) return null;
  // A failure to load the question is reported only when the visitor opened it.
  const failure = (retry: () => Promise<boolean>) =>
    asked && <LoadFailureDialog onRetry={retry} onClose={() => askForConsent(false)} />;
  return <LazyPart part={consentBanner} props={{ labels, chosen, asked, policyHref }} failure={failure} />;
}

function useQuietTime(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(() => setOver(true), QUIET_MS);
    };
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true });
    return () => {
      window.removeEventListener("load", begin);
      clearTimeout(timer);
    };
  }, []);
  return isOver;
}
