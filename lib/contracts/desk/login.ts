import * as v from "valibot";
import { email, linkToken } from "../fields";

export const deskLinkBody = v.strictObject({ email });
export type DeskLinkForm = v.InferInput<typeof deskLinkBody>;
export const deskSessionBody = v.strictObject({ token: linkToken });
