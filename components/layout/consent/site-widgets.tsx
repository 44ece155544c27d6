import { getTranslations } from "next-intl/server";
import { hasWidgets } from "@/components/layout/consent/has-widgets";
import { LazyWidgets } from "@/components/layout/consent/lazy-widgets";
import type { SiteFrame } from "@/components/layout/site-frame";
import { CLIENT_ENV } from "@/lib/config/env.client";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

/** The content page that explains our cookies. */
const POLICY_KEY = "cookies";

/**
 * Tag manager and live chat with their question of consent: for public pages only, and nothing when none is configured.
 */
export async function SiteWidgets({ locale, frame }: { locale: Locale; frame: SiteFrame }) {
  if (!hasWidgets()) return null;
  const t = await getTranslations({ locale, namespace: "consent" });
  const policy = frame.pages.find(({ key }) => key === POLICY_KEY);
  const { tagManagerId, liveChatUrl } = CLIENT_ENV;
  return (
    <LazyWidgets
      settings={{ tagManagerId, liveChatUrl }}
      policyHref={policy ? pathFor("page", locale, { type: policy.type, slug: policy.slug }) : null}
      labels={{
        title: t("title"),
        text: t("text"),
        policy: t("policy"),
        accept: t("accept"),
        refuse: t("refuse"),
        chosen: { granted: t("chosen_granted"), denied: t("chosen_denied") },
      }}
    />
  );
}
