import { pageClassOf } from "@/lib/server/runtime/front/security-headers";

const ID = "7b0d7c2e-3c9c-4a57-9d6f-0d5a3b0a1b11";

test.each([
  `/payment/${ID}`,
  `/m-service-payment/${ID}?lang=en`,
  "/reset-password?token=x",
  "/take-back/secret-of-a-customer",
  "/correct-email/secret-of-a-customer",
  `/payment-result/${ID}`,
])("%s is a plain page", (target) => expect(pageClassOf(target)).toBe("plain"));

test.each([
  "/k/profilim",
  "/en/u/profile?google=connected",
  "/ar/u/update-password",
  `/en/u/reservations/${ID}`,
  `/u/reservations/${ID}/boarding-card`.replace("/u/", "/en/u/"),
  "/EN/u/profile/",
])("%s is a page of one visitor", (target) => expect(pageClassOf(target)).toBe("own"));

test.each(["/", "/payment/no-such-id", "/payment", `/en/payment/${ID}`, "/404", "/tekne/mavi", "/%E0%A4%A"])(
  "%s is shared: its page is cached HTML, whose scripts carry no nonce",
  (target) => expect(pageClassOf(target)).toBe("shared"),
);
