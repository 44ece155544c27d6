import { createHmac } from "node:crypto";
import { toDecimal, toMinor } from "@/lib/server/money/providers/iyzico/iyzico-decimals";
import {
  isSameSignature,
  signIyzicoResponse,
  signIyzicoWebhook,
} from "@/lib/server/money/providers/iyzico/iyzico-signatures";
import { readIyzicoWebhook } from "@/lib/server/money/providers/iyzico/read-iyzico-webhook";

const KEY = "key";
const hmac = (text: string) => createHmac("sha256", KEY).update(text).digest("hex");

test("a response is signed over its fields with colons, amounts without trailing zeros", () => {
  expect(signIyzicoResponse(["SUCCESS", "1", "TRY", 10.5, "10.50", "10.00", 0.05, "t"], KEY)).toBe(
    hmac("SUCCESS:1:TRY:10.5:10.5:10:0.05:t"),
  );
  expect(signIyzicoResponse(["a", null, undefined, 100, "100"], KEY)).toBe(hmac("a:::100:100"));
});

test("a webhook is signed over key, event, payment, token, conversation and status, without separators", () => {
  const webhook = {
    iyziEventType: "CHECKOUT_FORM_AUTH",
    iyziPaymentId: 22_483_975,
    token: "e828c62d",
    paymentConversationId: "conversation",
    status: "SUCCESS",
  };
  const signature = hmac("keyCHECKOUT_FORM_AUTH22483975e828c62dconversationSUCCESS");
  expect(signIyzicoWebhook(webhook, KEY)).toBe(signature);
  const headers = new Headers({ "X-Iyz-Signature-V3": signature });
  const body = JSON.stringify(webhook);
  const notification = readIyzicoWebhook(body, headers, KEY);
  expect(notification).toMatchObject({ token: "e828c62d", content: webhook });
  expect(readIyzicoWebhook(body, headers, "other")).toBeNull();
  for (const broken of ["", "null", "{}", body.replace("e828c62d", ""), body.slice(1)]) {
    expect(readIyzicoWebhook(broken, headers, KEY)).toBeNull();
  }
});

test("only the very same signature is the same, in any case of its letters", () => {
  const signature = hmac("text");
  expect(isSameSignature(signature, signature.toUpperCase())).toBe(true);
  for (const other of [null, undefined, "", signature.slice(1), `${signature}0`, hmac("other")]) {
    expect(isSameSignature(signature, other)).toBe(false);
  }
});

test.each([
  [1, "0.01"],
  [80_000, "800.00"],
  [80_050, "800.50"],
  [1_234_567_890_123, "12345678901.23"],
])("%s minor units are written %s and read back", (minor, decimal) => {
  expect(toDecimal(minor)).toBe(decimal);
  expect(toMinor(decimal)).toBe(minor);
  expect(toMinor(`${decimal}000000`)).toBe(minor);
  expect(toMinor(Number(decimal))).toBe(minor);
});

test.each(["", "1.001", "-1", "1e3", "abc", "1,50", Number.NaN, Number.POSITIVE_INFINITY])(
  "%s is no amount",
  (text) => {
    expect(toMinor(text)).toBeNaN();
  },
);
