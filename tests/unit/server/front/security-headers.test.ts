import { isPlainPath } from "@/lib/server/front/security-headers";

const ID = "7b0d7c2e-3c9c-4a57-9d6f-0d5a3b0a1b11";

test.each([
  `/payment/${ID}`,
  `/m-service-payment/${ID}?lang=en`,
  "/reset-password?token=x",
  `/payment-result/${ID}`,
])("%s is a page under strict rules", (target) => expect(isPlainPath(target)).toBe(true));

test.each(["/", "/payment/no-such-id", "/payment", `/en/payment/${ID}`, "/404", "/tekne/mavi", "/%E0%A4%A"])(
  "%s is not: its page is cached HTML, whose scripts carry no nonce",
  (target) => expect(isPlainPath(target)).toBe(false),
);
