/** What kind of value each setting of the site has, in the order in which they are shown. */
const ROWS = [
  ["brand", "texts"],
  ["logo", "line"],
  ["phone", "telephone"],
  ["whatsapp", "telephone"],
  ["email", "email"],
  ["address", "texts"],
  ["help_hours", "hours"],
  ["latitude", "degrees"],
  ["longitude", "degrees"],
  ["social", "links"],
  ["partner_address", "web"],
  ["seller", "seller"],
  ["refund_confirmed_above", "amount"],
  ["refund_by_two_above", "amount"],
  ["electronic_messages_required", "switch"],
  ["kvkk_version", "version"],
  ["electronic_messages_version", "version"],
] as const;
export type SettingKey = (typeof ROWS)[number][0];
export type SettingKind = (typeof ROWS)[number][1];

export const SETTING_KINDS = Object.fromEntries(ROWS) as Record<SettingKey, SettingKind>;
export const SETTING_KEYS: readonly SettingKey[] = ROWS.map(([key]) => key);

/** What of the seller is a text in each language; the rest is the same in all of them. */
export const SELLER_PARTS = [
  { part: "name", isText: true },
  { part: "address", isText: true },
  { part: "phone", isText: false },
  { part: "email", isText: false },
  { part: "tax", isText: true },
  { part: "mersis", isText: true },
  { part: "licence", isText: true },
] as const;

/** A value as the fields of a form hold it: a text, a tick, or several under their names. */
export type FormValue = string | boolean | { readonly [name: string]: FormValue };

/** The value that fields of a form mean; undefined where all of them are empty. What does not fit stays wrong. */
export function settingFromForm(kind: SettingKind, given: FormValue): unknown {
  const text = textOf(given);
  switch (kind) {
    case "switch":
      return given;
    case "degrees":
      return text === "" ? undefined : Number(text.replace(",", "."));
    case "amount":
      return text === "" ? undefined : Math.round(Number(text.replace(",", ".")) * 100);
    case "links":
      return text === "" ? undefined : text.split("\n").filter(Boolean).map(linkOf);
    case "texts":
      return inAllLanguages(filled(given));
    case "hours":
      return filled(given);
    case "seller":
      return sellerFrom(given);
    default:
      return text === "" ? undefined : text;
  }
}

/** What the fields hold for a stored value; the reverse. */
export function settingToForm(kind: SettingKind, value: unknown): FormValue {
  if (kind === "switch") return value === true;
  if (kind === "seller") return value as FormValue;
  if (value === null || value === undefined) return "";
  if (kind === "amount") return (Number(value) / 100).toFixed(2).replace(/\.00$/, "");
  if (kind === "links")
    return (value as { name: string; href: string }[]).map(({ name, href }) => `${name} ${href}`).join("\n");
  return typeof value === "object" ? (value as FormValue) : String(value);
}

const textOf = (given: FormValue | undefined) => (typeof given === "string" ? given.trim() : "");

/** The parts, trimmed; undefined where all are empty. */
function filled(given: FormValue): Record<string, string> | undefined {
  if (typeof given !== "object") return undefined;
  const parts = Object.entries(given).map(([name, part]) => [name, textOf(part)] as const);
  return parts.some(([, part]) => part !== "") ? Object.fromEntries(parts) : undefined;
}

/** A language that was left empty has the first one's text. */
function inAllLanguages(texts: Record<string, string> | undefined): Record<string, string> | undefined {
  if (!texts) return undefined;
  const first = Object.values(texts).find((text) => text !== "") ?? "";
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || first]));
}

/** One line each: a name and an address. */
function linkOf(line: string): { name: string; href: string } {
  const [, name = "", href = ""] = /^\s*(.*?)\s*(\S*)\s*$/.exec(line) ?? [];
  return { name, href };
}

/** A text that is the same in every language is one text; what is empty falls back to the first language's. */
function sellerFrom(given: FormValue): unknown {
  if (typeof given !== "object") return undefined;
  const parts = SELLER_PARTS.flatMap(({ part }) => {
    const value = given[part];
    if (typeof value !== "object") return textOf(value) ? [[part, textOf(value)] as const] : [];
    const texts = Object.entries(value).flatMap(([name, text]) =>
      textOf(text) ? [[name, textOf(text)] as const] : [],
    );
    const [first] = texts;
    if (!first) return [];
    return [[part, texts.length === 1 ? first[1] : Object.fromEntries(texts)] as const];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
