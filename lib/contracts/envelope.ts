import * as v from "valibot";

/** `base64(iv):base64(ciphertext)`: encoding asked for by the customer, not protection. */
export const envelope = v.object({ data: v.string() });
