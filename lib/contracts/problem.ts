import * as v from "valibot";

/** Every error response: `error` is the code, `message` the sentence in AppLocale. */
export const problem = v.object({
  error: v.string(),
  message: v.string(),
  request_id: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  details: v.optional(v.record(v.string(), v.unknown())),
});
export type Problem = v.InferOutput<typeof problem>;
