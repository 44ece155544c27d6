/** What of a boat must be there before customers may see her; prices of any time count. */
interface Publishable {
  description: Readonly<Record<string, string>>;
  rates: readonly { kind: string }[];
  pictures: readonly unknown[];
}

export interface PublicationGap {
  /** Of the boat's document, with its language: `description.tr`. */
  field: string;
  /** A message key with its number after a colon, as fields of forms have it. */
  message: string;
}

export const MIN_PICTURES = 3;
const MIN_DESCRIPTION = 80;

/** Why a boat cannot be published yet; empty when she can. */
export function publicationGaps(boat: Publishable): PublicationGap[] {
  const texts = Object.entries(boat.description).flatMap(([locale, text]) =>
    text.length < MIN_DESCRIPTION
      ? [
          {
            field: `description.${locale}`,
            message: text ? `min_length:${MIN_DESCRIPTION}` : "required",
          },
        ]
      : [],
  );
  return [
    ...texts,
    ...(boat.rates.length === 0 ? [{ field: "rates", message: "no_price" }] : []),
    ...(boat.pictures.length < MIN_PICTURES
      ? [{ field: "pictures", message: `few_pictures:${MIN_PICTURES}` }]
      : []),
  ];
}
