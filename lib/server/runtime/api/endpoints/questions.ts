import { idParams } from "@/lib/contracts/fields";
import * as messages from "@/lib/contracts/messages";
import { ownerParams } from "@/lib/contracts/owner";
import * as questions from "@/lib/contracts/questions";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, QUARTER_HOUR } from "@/lib/server/runtime/api/limit-windows";

/** Questions before booking: by the customer who asks, and by the owner's link without an account. */
export const QUESTION_ENDPOINTS = {
  "POST /questions": {
    access: "customer",
    // Each question sends a mail to an owner; how many owners, decides `mayAsk`.
    limit: { name: "ask", points: 30, seconds: HOUR, shared: true, per: "customer" },
    body: questions.questionBody,
    response: questions.questionResponse,
    status: 201,
  },
  "GET /user/questions/{id}/messages": {
    access: "customer",
    params: idParams,
    response: messages.messagesResponse,
  },
  "POST /user/questions/{id}/messages": {
    access: "customer",
    limit: { name: "messages", points: 60, seconds: HOUR, shared: true },
    params: idParams,
    body: messages.messageBody,
    response: messages.messageResponse,
    status: 201,
  },
  "POST /user/questions/{id}/report": {
    access: "customer",
    limit: { name: "report", points: 20, seconds: HOUR, shared: true, per: "customer" },
    params: idParams,
    body: questions.reportBody,
    response: null,
  },
  "POST /owner/{token}/question": {
    access: "anyone",
    limit: { name: "owner", points: 60, seconds: QUARTER_HOUR, shared: true },
    params: ownerParams,
    body: questions.ownerQuestionBody,
    response: questions.ownerQuestionResponse,
  },
} as const satisfies EndpointRows;
