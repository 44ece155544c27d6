import * as v from "valibot";
import { fieldMessage } from "@/lib/contracts/field-message";
import { mustAccept } from "@/lib/contracts/fields";
import { buyer } from "@/lib/contracts/payments";

/** The fields of the payment page: the buyer as the contract requires it, and the accepted texts. */
export const payForm = v.object({
  address: buyer.entries.address,
  city: buyer.entries.city,
  country: buyer.entries.country,
  /** May stay empty here; the contract takes null then. */
  identity_number: v.pipe(v.string(), v.maxLength(20, fieldMessage("max_length", 20))),
  /** One box for all contracts; the acceptance of each is stored. */
  contracts: mustAccept,
});
export type PayForm = v.InferInput<typeof payForm>;
