"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { GoogleMark } from "@/components/account/auth/google-mark";
import { buttonClass } from "@/components/ui/button-class";
import { appVariablesQuery } from "@/lib/client/api/app-variables";
import { googleLoginAddress } from "@/lib/client/api/google";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { forgetStoredQueries } from "@/lib/client/session/stored-queries";

/** The way to Google and back, where the site offers it. */
export function GoogleLogin({ next }: { next: string | undefined }) {
  const t = useTranslations("account.auth.google");
  const locale = useLocale();
  const { data: app } = useQuery(appVariablesQuery(locale));
  if (app?.settings.google_sign_in !== true) return null;
  const { pathname, search } = window.location;
  return (
    <div className="mt-5 grid gap-4">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      <a
        href={googleLoginAddress(locale, pathname + search, next)}
        rel="nofollow"
        className={buttonClass({ variant: "outline", size: "large", wide: true })}
        // The customer who returns may differ from the one stored in this browser.
        onClick={() => forgetStoredQueries(browserStorage())}
      >
        <GoogleMark />
        {t("button")}
      </a>
    </div>
  );
}
