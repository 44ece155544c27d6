import * as v from "valibot";

/** All data of an owner: lists by name. */
export const deskExportResponse = v.record(v.string(), v.unknown());
