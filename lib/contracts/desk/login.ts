import * as v from "valibot";
import { fieldMessage } from "../field-message";
import { email, limitedText, linkToken } from "../fields";

export const deskLinkBody = v.strictObject({ email });
export type DeskLinkForm = v.InferInput<typeof deskLinkBody>;
export const deskSessionBody = v.strictObject({ token: linkToken });
export const deskDemoBody = v.strictObject({ token: limitedText(600, fieldMessage("invalid")) });
