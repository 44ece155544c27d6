import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Prose } from "@/components/ui/prose";
import { Refusal } from "@/components/ui/refusal";
import { renderText } from "@/lib/client/api/console/content";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { Locale } from "@/lib/i18n/locales";

/** Markdown as the site shows it: rendered by the site's own renderer. */
export function RenderedText({ locale, text }: { locale: Locale; text: string }) {
  const t = useTranslations("console_content");
  const [shown, setShown] = useState<{ html: string | null; refusal: string | null }>({
    html: null,
    refusal: null,
  });

  useEffect(() => {
    let isGone = false;
    const show = (next: typeof shown) => {
      if (!isGone) setShown(next);
    };
    renderText(locale, text).then(
      ({ html }) => show({ html, refusal: null }),
      (error: unknown) => show({ html: null, refusal: error instanceof ApiFailure ? error.message : "" }),
    );
    return () => {
      isGone = true;
    };
  }, [locale, text]);

  return (
    <div className="console-rendered" lang={locale} dir="auto">
      <Refusal text={shown.refusal} />
      {shown.html === "" ? (
        <p className="text-muted">{t("preview_empty")}</p>
      ) : (
        <Prose html={shown.html ?? ""} />
      )}
    </div>
  );
}
