import * as v from "valibot";
import { LOCALES, type Locale } from "../../i18n/locales";
import { fieldMessage } from "../field-message";
import { limitedText, lineOf } from "../fields";
import { actionBody } from "./action";

/** The longest text of one language, in characters. */
export const MAX_BODY = 40_000;
/** Three such texts, two bytes for a letter outside of ASCII, and the escapes of JSON. */
export const MAX_TEXT_BYTES = 8 * MAX_BODY;

/** The kinds of texts that are written in the console. */
export const WRITTEN_KINDS = ["page", "special_service", "home_feature", "blog", "faq"] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];
/** A special service needs packages, which are kept with the services. */
export const ADDED_KINDS = ["blog", "page", "faq", "home_feature"] as const satisfies readonly WrittenKind[];
/** Not shown · shown from an instant on · shown. */
export const PUBLICATIONS = ["draft", "scheduled", "published"] as const;
export type Publication = (typeof PUBLICATIONS)[number];

/** What each language has of its own. */
export const TEXT_PARTS = ["title", "slug", "summary", "picture_alt", "body"] as const;
export type TextPart = (typeof TEXT_PARTS)[number];
export type PartField = `${TextPart}_${Locale}`;
export const partField = (part: TextPart, locale: Locale): PartField => `${part}_${locale}`;

/** As it was written; directions of Arabic texts stay. */
const written = (max: number) =>
  v.pipe(
    limitedText(max),
    v.transform((text) => text.replace(/\r\n?/g, "\n").trim()),
  );
const oneLine = (max: number) =>
  v.pipe(
    limitedText(max),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
  );
const PART_LIMITS: Record<TextPart, number> = {
  title: 200,
  slug: 100,
  summary: 400,
  picture_alt: 300,
  body: 0,
};

function partEntries(): Record<PartField, v.GenericSchema<string, string>> {
  const entries = LOCALES.flatMap((locale) =>
    TEXT_PARTS.map((part) => [
      partField(part, locale),
      part === "body" ? written(MAX_BODY) : oneLine(PART_LIMITS[part]),
    ]),
  );
  return Object.fromEntries(entries);
}

/** The stable name of a text, which links name it by. */
const textKey = v.pipe(
  limitedText(60),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, fieldMessage("invalid")),
);

/** All fields that a text can have, as a form has them: empty where its kind has none. */
const contentEntries = {
  kind: v.picklist(WRITTEN_KINDS, fieldMessage("invalid")),
  key: textKey,
  page_type: oneLine(40),
  group_key: oneLine(40),
  media_key: oneLine(200),
  author_name: oneLine(200),
  position: oneLine(10),
  lead_days: oneLine(10),
  daily_capacity: oneLine(10),
  currency: oneLine(3),
  publication: v.picklist(PUBLICATIONS, fieldMessage("invalid")),
  /** Trip time, of a scheduled text. */
  publish_at: oneLine(16),
  /** Of the text that the form was made from; empty for a new one. */
  version: oneLine(40),
  ...partEntries(),
};
export const contentFields = v.strictObject(contentEntries);
export type ContentFields = v.InferOutput<typeof contentFields>;
export type ContentField = keyof ContentFields;

export const contentAction = actionBody(contentEntries);
/** `draft_version` is that of the draft that was read; null before there was one. */
const draftVersion = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));
export const contentDraftBody = v.strictObject({ ...contentEntries, draft_version: draftVersion });
export const keyParams = v.object({ key: textKey });
export const draftResponse = v.object({ draft_version: v.number() });

export const renderBody = v.strictObject({
  locale: v.picklist(LOCALES, fieldMessage("invalid")),
  text: written(MAX_BODY),
});
/** Sanitized. */
export const renderedResponse = v.object({ html: v.string() });

/** A text before and after, in the order of reading. */
export const differenceResponse = v.object({
  fields: v.array(
    v.object({
      field: v.string(),
      locale: v.nullable(v.picklist(LOCALES)),
      parts: v.array(v.object({ kind: v.picklist(["same", "removed", "added"]), text: v.string() })),
    }),
  ),
});
export type Difference = v.InferOutput<typeof differenceResponse>["fields"];

const redirectPath = v.pipe(
  limitedText(300),
  v.transform((text) => text.trim()),
  v.nonEmpty(fieldMessage("required")),
);
export const redirectAction = actionBody({ from: redirectPath, to: redirectPath });
export const redirectParams = v.object({
  redirect: v.pipe(limitedText(15), v.regex(/^\d+$/, fieldMessage("invalid")), v.transform(Number)),
});

/** The least width of a picture. */
export const MIN_PICTURE_PIXELS = 400;
/** The largest file; browsers send it as base64. */
export const MAX_PICTURE_BYTES = 6_000_000;
export const pictureBody = v.strictObject({
  name: lineOf(120),
  data: v.pipe(
    limitedText(Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 4),
    v.regex(/^[A-Za-z0-9+/]+={0,2}$/, fieldMessage("invalid")),
  ),
});
const picture = v.object({ key: v.string(), src: v.string(), width: v.number(), height: v.number() });
export const pictureResponse = picture;
export const picturesResponse = v.object({ pictures: v.array(picture) });
export type ShownPicture = v.InferOutput<typeof picture>;
