import { createTranslator } from "next-intl";
import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, directionOf, isLocale, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { escapeHtml } from "@/lib/server/platform/escape-html";

interface OutagePage {
  locale: Locale;
  /** What the visitor was about to do. */
  kind: "page" | "payment";
  /** Sent once more by the page's button; without it the page is asked for again. */
  form?: { action: string; fields: Iterable<[string, string]> };
}

const STYLE = `
body { margin: 0; background: #faf6ef; color: #0a1f33; font: 16px/1.6 "Readex Pro", system-ui, "Segoe UI", Roboto, "Noto Sans Arabic", Arial, sans-serif; }
:lang(ar) body { line-height: 1.8; }
main { max-width: 34rem; margin-inline: auto; padding: 4rem 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin-block: 0 1rem; }
p { margin-block: 0 1.5rem; }
button, .button { font: inherit; font-weight: 600; color: #fff; background: #0f2f4f; border: 0; border-radius: 12px; padding: .75rem 1.5rem; min-height: 44px; cursor: pointer; text-decoration: none; }
button:focus-visible, a:focus-visible { outline: 3px solid #c2410c; outline-offset: 3px; }
a:not(.button) { color: #0f2f4f; display: inline-block; padding-block: .5rem; }`;

/**
 * What a person sees instead of a page that cannot be made right now: one HTML document that needs no database, script,
 * font or picture. It never says that a payment failed, since that is unknown.
 */
export async function outagePage({ locale, kind, form }: OutagePage): Promise<string> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "outage" });
  const fields = [...(form?.fields ?? [])].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const retry = escapeHtml(t("retry"));
  const again = form
    ? `<form method="post" action="${escapeHtml(form.action)}">${fields.join("")}<button type="submit">${retry}</button></form>`
    : `<p><a class="button" href="">${retry}</a></p>`;
  const title = escapeHtml(t(`${kind}_title`));
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t(`${kind}_text`))}</p>
${again}
<p><a href="${escapeHtml(pathFor("home", locale))}">${escapeHtml(t("home"))}</a></p>
</main>
</body>
</html>
`;
}

/** The first of our languages that a browser asks for; of an address in one of them, that one. */
export function outageLocale(acceptLanguage: string | null | undefined, path = "/"): Locale {
  const [, first] = path.split("/");
  if (isLocale(first)) return first;
  if (path !== "/" || !acceptLanguage) return DEFAULT_LOCALE;
  const wanted = acceptLanguage.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLocale) ?? DEFAULT_LOCALE;
}
