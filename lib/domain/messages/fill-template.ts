/** The places of an answer template that are filled from the conversation. */
export const TEMPLATE_PLACES = ["name", "number", "boat"] as const;
export type TemplatePlace = (typeof TEMPLATE_PLACES)[number];

const PLACE = /\{([^{}]*)\}/g;

const isPlace = (name: string): name is TemplatePlace =>
  (TEMPLATE_PLACES as readonly string[]).includes(name);

/** The places of a template that nothing fills: a typing mistake, as a rule. */
export function unknownPlaces(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = ""]) => name).filter((name) => !isPlace(name));
}

/** The text with its places filled, each once: a name that looks like a place stays as it is. */
export function fillTemplate(text: string, values: Readonly<Record<TemplatePlace, string>>): string {
  return text.replace(PLACE, (place, name: string) => (isPlace(name) ? values[name] : place));
}
