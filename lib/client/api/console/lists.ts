import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import { comparisonResponse, type SaveView } from "@/lib/contracts/console/lists";

const none = v.null();

export const saveStaffView = (body: SaveView) => callApi("post", "operate/views", { response: none, body });
export const removeStaffView = (id: string) => callApi("delete", `operate/views/${id}`, { response: none });
/** Asks whether a file may be downloaded now; asks for the passkey where it was not used lately. */
export const allowExport = () => callApi("post", "operate/exports", { response: none });

/** Where our payments and a provider's list differ. */
export const compareWithProvider = (csv: string) =>
  callApi("post", "operate/payments/comparison", { response: comparisonResponse, body: { csv } });
