import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import {
  type ContentFields,
  differenceResponse,
  draftResponse,
  pictureResponse,
  picturesResponse,
  renderedResponse,
} from "@/lib/contracts/console/content";
import type { ContractFields } from "@/lib/contracts/console/contracts";
import type { BookingKind, ContractKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";

/** Keeps what is being written; `version` is that of the draft that was read. */
export const saveTextDraft = (fields: ContentFields, version: number | null) =>
  callApi("put", "operate/content/drafts", {
    response: draftResponse,
    body: { ...fields, draft_version: version },
  });
export const removeTextDraft = (key: string) =>
  callApi("delete", `operate/content/drafts/${encodeURIComponent(key)}`, { response: v.null() });

/** Where the form and the site differ. */
export const compareText = (fields: ContentFields) =>
  callApi("post", "operate/content/difference", {
    response: differenceResponse,
    body: fields,
  });

/** Markdown as the site shows it. */
export const renderText = (locale: Locale, text: string) =>
  callApi("post", "operate/content/rendered", { response: renderedResponse, body: { locale, text } });

export const listPictures = () => callApi("get", "operate/content/pictures", { response: picturesResponse });

/** Stores a file; its picture can be chosen from then on. */
export async function uploadPicture(file: File) {
  const data = await base64Of(file);
  return callApi("post", "operate/content/pictures", {
    response: pictureResponse,
    body: { name: file.name, data },
  });
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

export interface ContractAddress {
  subject: BookingKind;
  contract: ContractKind;
}

/** The path of a contract's publication, after `operate/`. */
export const contractPath = ({ subject, contract }: ContractAddress) => `contracts/${subject}/${contract}`;

/** Keeps a contract that is being written; `version` is that of the draft that was read. */
export const saveContractDraft = (of: ContractAddress, fields: ContractFields, version: number | null) =>
  callApi("put", `operate/${contractPath(of)}/draft`, {
    response: draftResponse,
    body: { ...fields, draft_version: version },
  });
export const removeContractDraft = (of: ContractAddress) =>
  callApi("delete", `operate/${contractPath(of)}/draft`, { response: v.null() });
export const compareContract = (of: ContractAddress, fields: ContractFields) =>
  callApi("post", `operate/${contractPath(of)}/difference`, { response: differenceResponse, body: fields });
