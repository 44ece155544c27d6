"use client";

import { useLocale, useTranslations } from "next-intl";
import { GoogleMark } from "@/components/account/auth/google-mark";
import { buttonClass } from "@/components/ui/button-class";
import { googleLoginAddress } from "@/lib/client/api/google";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { forgetStoredQueries } from "@/lib/client/session/stored-queries";

/** The way to Google and back. */
export function GoogleLogin({ next }: { next: string | undefined }) {
  const t = useTranslations("account.auth.google");
  const locale = useLocale();
  const { pathname, search } = window.location;
  return (
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
  );
}
