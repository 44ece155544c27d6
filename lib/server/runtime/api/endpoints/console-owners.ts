import { actionAnswer } from "@/lib/contracts/console/action";
import { boatParams } from "@/lib/contracts/console/boats";
import * as owners from "@/lib/contracts/console/owners";
import { idParams } from "@/lib/contracts/fields";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const OWNER = { params: idParams, response: actionAnswer, access: { staff: "owners.write" } } as const;
const SHOWN = { params: idParams, response: owners.shownNumber } as const;

/** What the console does with owners, their people and whose boat is whose. */
export const CONSOLE_OWNER_ENDPOINTS = {
  "POST /operate/owners/{id}/save": { ...OWNER, body: owners.saveOwnerAction },
  "POST /operate/owners/{id}/invite": { ...OWNER, body: owners.ownerAction },
  "POST /operate/owners/{id}/decline": { ...OWNER, body: owners.ownerReasonAction },
  "POST /operate/owners/{id}/activate": { ...OWNER, body: owners.ownerAction },
  "POST /operate/owners/{id}/suspend": { ...OWNER, body: owners.ownerReasonAction },
  "POST /operate/owners/{id}/resume": { ...OWNER, body: owners.ownerReasonAction },
  "POST /operate/owners/{id}/add-member": { ...OWNER, body: owners.addMemberAction },
  "POST /operate/owners/{id}/change-member": { ...OWNER, body: owners.changeMemberAction },
  "POST /operate/owners/{id}/disable-member": { ...OWNER, body: owners.memberAction },
  "POST /operate/owners/{id}/enable-member": { ...OWNER, body: owners.memberAction },
  "POST /operate/owners/{id}/show-identity-number": {
    ...SHOWN,
    access: { staff: "field.identity", confirmed: true },
  },
  "POST /operate/owners/{id}/show-iban": {
    ...SHOWN,
    access: { staff: "field.bank_account", confirmed: true },
  },
  "POST /operate/papers/{id}/accept": {
    ...OWNER,
    access: { staff: "papers.write" },
    body: owners.ownerAction,
  },
  "POST /operate/papers/{id}/refuse": {
    ...OWNER,
    access: { staff: "papers.write" },
    body: owners.ownerReasonAction,
  },
  "POST /operate/boats/{code}/owner": {
    params: boatParams,
    response: actionAnswer,
    access: { staff: "boats.people" },
    body: owners.giveBoatAction,
  },
} as const satisfies EndpointRows;
