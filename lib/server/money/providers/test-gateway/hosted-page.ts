import { createTranslator } from "next-intl";
import { formatMoney } from "@/lib/i18n/format-money";
import { loadMessages } from "@/lib/i18n/load-messages";
import { directionOf } from "@/lib/i18n/locales";
import { callbackFields } from "@/lib/server/money/providers/test-gateway/charge-card";
import type { LedgerEntry } from "@/lib/server/money/providers/test-gateway/gateway-ledger";
import { TEST_CARDS } from "@/lib/server/money/providers/test-gateway/test-cards";

export type HostedScreen = "card" | "three_d" | "return" | "lost";

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#eef1f5;color:#1a2330;
font:16px/1.5 system-ui,sans-serif}bdi{white-space:nowrap}main{width:min(26rem,100% - 2rem);margin:2rem auto;padding:1.5rem;background:#fff;
border-radius:12px;box-shadow:0 8px 24px #1a233014}h1{font-size:1.25rem;margin:0 0 .25rem}label{display:block;
margin-block:1rem .25rem;font-weight:600}input,button{font:inherit;width:100%;min-height:48px;border-radius:8px}
input{border:1px solid #6b7788;padding:0 .75rem}button{margin-block-start:1.25rem;border:0;background:#1f4b8f;
color:#fff;font-weight:600}:focus-visible{outline:3px solid #1f4b8f;outline-offset:2px}.two{display:flex;gap:.75rem}
.two>*{flex:1}h2{font-size:1rem;margin:1.5rem 0 .5rem}.quiet{color:#4d5a6b}p.quiet{margin:0 0 1rem;font-size:.875rem}
.cards{margin:0;padding:0;list-style:none;font-size:.875rem}.cards button{margin:.25rem 0;padding:.5rem .75rem;border:1px solid #d5dbe3;
background:#fff;color:#1a2330;text-align:start}.cards button:hover{border-color:#1f4b8f}.cards .quiet{display:block;font-weight:400}
input{font-variant-numeric:tabular-nums}.sum{font-size:1.5rem;font-weight:700;margin:0}`;

// Fills in the number of the chosen test card; without scripts it is typed.
const CARD_SCRIPT = `document.querySelectorAll("[data-card]").forEach(function(b){b.addEventListener("click",
function(){var c=document.getElementById("card");c.value=b.dataset.card;c.form.querySelector("button").focus()})})`;
const RETURN_SCRIPT = "document.getElementById('return').submit()";

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const inFours = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

/** One screen of the test gateway as a whole HTML document, in the language of the payment. */
export async function hostedPage(entry: LedgerEntry, screen: HostedScreen): Promise<string> {
  const { locale } = entry;
  const translate = createTranslator({
    locale,
    messages: await loadMessages(locale),
    namespace: "test_gateway",
  });
  const t = (key: Parameters<typeof translate>[0]) => escapeHtml(translate(key));
  const amount = escapeHtml(formatMoney(entry.amountMinor, entry.currency));
  const field = (id: string, label: string, value: string, attributes: string) =>
    `<div><label for="${id}">${label}</label><input id="${id}" name="${id}" value="${value}" dir="ltr" ${attributes}></div>`;

  const screens: Record<HostedScreen, () => string> = {
    card: () => `<form method="post" action="/pay/${entry.token}">
      ${field("card", t("card_number"), "", 'required inputmode="numeric" autocomplete="off" maxlength="23"')}
      <div class="two">${field("expiry", t("expiry"), "12/30", 'autocomplete="off" maxlength="7"')}
      ${field("cvc", t("cvc"), "123", 'autocomplete="off" maxlength="4"')}</div>
      <button type="submit">${t("pay")} <bdi dir="ltr">${amount}</bdi></button></form>
      <h2>${t("test_cards")}</h2><ul class="cards">${TEST_CARDS.map(
        ({ number, behaviour }) =>
          `<li><button type="button" data-card="${inFours(number)}">${t(`behaviours.${behaviour}`)}<span class="quiet"><bdi dir="ltr">${inFours(number)}</bdi></span></button></li>`,
      ).join("")}</ul><script>${CARD_SCRIPT}</script>`,
    three_d: () => `<p>${t("three_d_text")}</p><form method="post" action="/pay/${entry.token}/three-d">
      ${field("code", t("three_d_code"), "", 'required inputmode="numeric" autocomplete="off" maxlength="6"')}
      <button type="submit">${t("confirm")}</button></form>`,
    return: () => `<p>${t("returning")}</p>
      <form id="return" method="post" action="${escapeHtml(entry.callbackUrl)}">${Object.entries(
        callbackFields(entry),
      )
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
        .join(
          "",
        )}<button type="submit">${t("back_to_shop")}</button></form><script>${RETURN_SCRIPT}</script>`,
    lost: () => `<p role="alert">${t("lost_text")}</p>`,
  };
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t("title")}</title><style>${STYLE}</style></head><body><main><h1>${t("title")}</h1>
<p class="quiet">${t("demo")} · <bdi dir="ltr">${escapeHtml(entry.number)}</bdi></p><p class="sum"><bdi dir="ltr">${amount}</bdi></p>
${screens[screen]()}</main></body></html>`;
}
