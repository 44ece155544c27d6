import { actionAnswer, actionBody } from "@/lib/contracts/console/action";
import * as content from "@/lib/contracts/console/content";
import * as contracts from "@/lib/contracts/console/contracts";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const WRITING = { access: { staff: "content.write" } } as const;
const OF_TEXT = { ...WRITING, maxBodyBytes: content.MAX_TEXT_BYTES } as const;
const OF_CONTRACT = {
  access: { staff: "contracts.write" },
  params: contracts.contractParams,
  maxBodyBytes: content.MAX_TEXT_BYTES,
} as const;
const IN_FORCE = { staff: "contracts.write", confirmed: true } as const;

/** Texts of the site, their drafts, pictures and addresses; contracts. */
export const CONSOLE_CONTENT_ENDPOINTS = {
  "POST /operate/content/texts": {
    ...OF_TEXT,
    body: content.contentAction,
    response: actionAnswer,
  },
  "PUT /operate/content/drafts": {
    ...OF_TEXT,
    body: content.contentDraftBody,
    response: content.draftResponse,
  },
  "DELETE /operate/content/drafts/{key}": { ...WRITING, params: content.keyParams, response: null },
  "POST /operate/content/difference": {
    ...OF_TEXT,
    body: content.contentFields,
    response: content.differenceResponse,
  },
  "POST /operate/content/rendered": {
    access: { staff: "content.read" },
    maxBodyBytes: content.MAX_TEXT_BYTES,
    body: content.renderBody,
    response: content.renderedResponse,
  },
  "GET /operate/content/pictures": { ...WRITING, response: content.picturesResponse },
  "POST /operate/content/pictures": {
    ...WRITING,
    maxBodyBytes: 2 * content.MAX_PICTURE_BYTES,
    body: content.pictureBody,
    response: content.pictureResponse,
  },
  "POST /operate/content/redirects": {
    ...WRITING,
    body: content.redirectAction,
    response: actionAnswer,
  },
  "POST /operate/content/redirects/{redirect}/remove": {
    ...WRITING,
    params: content.redirectParams,
    body: actionBody({}),
    response: actionAnswer,
  },
  "POST /operate/contracts/{subject}/{contract}": {
    ...OF_CONTRACT,
    access: IN_FORCE,
    body: contracts.contractAction,
    response: actionAnswer,
  },
  "PUT /operate/contracts/{subject}/{contract}/draft": {
    ...OF_CONTRACT,
    body: contracts.contractDraftBody,
    response: content.draftResponse,
  },
  "DELETE /operate/contracts/{subject}/{contract}/draft": {
    access: OF_CONTRACT.access,
    params: contracts.contractParams,
    response: null,
  },
  "POST /operate/contracts/{subject}/{contract}/difference": {
    ...OF_CONTRACT,
    body: contracts.contractFields,
    response: content.differenceResponse,
  },
  "POST /operate/consents/{consent}/raise": {
    access: IN_FORCE,
    params: contracts.consentParams,
    body: contracts.raiseAction,
    response: actionAnswer,
  },
} as const satisfies EndpointRows;
