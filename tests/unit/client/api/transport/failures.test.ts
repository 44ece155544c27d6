/** @jest-environment jsdom */

import * as v from "valibot";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { callApi } from "@/lib/client/api/transport/call-api";
import { setFailureReporter } from "@/lib/client/api/transport/failure-reporter";
import { failureTreatment } from "@/lib/client/api/transport/failure-treatment";
import { clearLocalSession } from "@/lib/client/session/clear-local-session";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import { writeCookie } from "@/lib/client/session/write-cookie";
import { respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const reported: [string, ApiFailure][] = [];
let stop: () => void;
beforeEach(() => {
  reported.length = 0;
  stop = setFailureReporter((path, failure) => reported.push([path, failure]));
});
afterEach(() => stop());

const name = v.object({ name: v.string() });

test("a failure is shown and passed on to the caller with its code, sentence and fields", async () => {
  call.mockResolvedValue(
    respond(422, { error: "email_taken", message: "Known", request_id: "r", fields: { email: "Known" } }),
  );
  const failure = await callApi("post", "auth/register", { response: name, body: {} }).catch(
    (error) => error,
  );
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    status: 422,
    code: "email_taken",
    message: "Known",
    fields: { email: "Known" },
  });
  expect(reported).toEqual([["auth/register", failure]]);
});

test.each([401, 403, 502])("a %i that our server did not write keeps its status", async (status) => {
  call.mockResolvedValue({ ok: false, status, text: async () => "<html>Not from us</html>" });
  await expect(callApi("get", "user", { response: name })).rejects.toMatchObject({ status, message: "" });
  expect(reported.map(([, failure]) => failure.status)).toEqual([status]);
});

test("a lost connection is a failure of status 0", async () => {
  call.mockRejectedValue(new TypeError("fetch failed"));
  await expect(callApi("get", "app", { response: name })).rejects.toMatchObject({
    status: 0,
    code: "network",
  });
  expect(reported).toHaveLength(1);
});

test("a response of another shape than the contract is a failure, not data", async () => {
  call.mockResolvedValue(respond(200, { name: 5 }));
  await expect(callApi("get", "app", { response: name })).rejects.toBeInstanceOf(ApiFailure);
});

test("an aborted call shows no failure", async () => {
  call.mockRejectedValue(new DOMException("aborted", "AbortError"));
  const aborted = AbortSignal.abort();
  await expect(callApi("get", "app", { response: name, signal: aborted })).rejects.toThrow("aborted");
  expect(reported).toEqual([]);
});

test.each([
  ["user", 401, "end_session"],
  ["auth/login", 401, "toast"],
  ["auth/login", 422, "toast"],
  ["user/favorites", 403, "forbidden_dialog"],
  ["vehicles/calculate-price", 409, "silent"],
  ["special-services", 500, "silent"],
  ["special-services/proposal/orders", 422, "silent"],
  ["vehicles/3", 404, "toast"],
  ["reservations", 0, "toast"],
])("%s answering %i is treated as %s", (path, status, treatment) => {
  expect(failureTreatment(path, { status })).toBe(treatment);
});

test.each([
  ["auth/register", "silent"],
  ["auth/login", "silent"],
  ["auth/send-verify-email", "toast"],
])("a limit that %s has reached is treated as %s: forms with a box say it once", (path, treatment) => {
  expect(failureTreatment(path, { status: 429, code: "too_many_requests" })).toBe(treatment);
});

test("an ended session leaves neither storage nor hint, and keeps drafts", async () => {
  writeCookie("palamar_in", "1", 60);
  localStorage.setItem("palamar", "{}");
  sessionStorage.setItem("draft", "kept");
  await clearLocalSession();
  expect([hasSessionHint(), localStorage.length]).toEqual([false, 0]);
  expect(sessionStorage.getItem("draft")).toBe("kept");
});
