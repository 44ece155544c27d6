import * as v from "valibot";
import { BOAT_PART_NAMES } from "../../domain/boats/boat-parts";
import { fieldMessage } from "../field-message";
import { limitedText } from "../fields";
import { actionBody } from "./action";

export const boatParams = v.object({ code: limitedText(40, fieldMessage("invalid")) });

/** A part of a boats' file as JSON: the boat's document checks it, whoever sends it. */
const document = limitedText(100_000, fieldMessage("invalid"));
/** What the form was opened with. */
const version = limitedText(64, fieldMessage("invalid"));
/** Letters outside of ASCII have two bytes and JSON in JSON its escapes. */
export const MAX_DOCUMENT_BYTES = 400_000;

/** Whom a boat belongs to is a right of its own. */
const PARTS = BOAT_PART_NAMES.filter((part) => part !== "people");
export const saveBoatAction = actionBody({ part: v.picklist(PARTS), version, document });
export const saveBoatPeopleAction = actionBody({ version, document });
export const addBoatAction = actionBody({
  /** The boat that the new one is a copy of, by her code. */
  copy: v.nullable(limitedText(40, fieldMessage("invalid"))),
  document,
});

/** A picture of a camera or telephone. */
export const MAX_PICTURE_BYTES = 12_000_000;
/** The first picture of a boat fills the width of her page. */
export const MIN_PICTURE_WIDTH = 800;
/** Base64 makes four letters of three bytes. */
const MAX_PICTURE_LETTERS = Math.ceil(MAX_PICTURE_BYTES / 3) * 4;
export const MAX_UPLOAD_BYTES = MAX_PICTURE_LETTERS + 1000;

export const uploadBody = v.strictObject({
  /** As the file is called: the served one is named after it. */
  name: limitedText(200, fieldMessage("invalid")),
  /** The file in base64. */
  data: limitedText(MAX_PICTURE_LETTERS, fieldMessage("invalid")),
});
export type UploadBody = v.InferInput<typeof uploadBody>;

export const uploadedPicture = v.object({ key: v.string(), src: v.string() });
export type UploadedPicture = v.InferOutput<typeof uploadedPicture>;
