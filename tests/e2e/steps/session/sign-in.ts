import type { BrowserContext } from "playwright/test";
import { PASSWORD } from "@/tests/e2e/steps/session/register-in-modal";
import { newEmail, newPhone } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";

/** A new customer whose session the browser has. Returns the address. */
export async function signIn(context: BrowserContext): Promise<string> {
  const email = newEmail();
  await callSite(context, "auth/register", {
    name: "Deniz",
    surname: "Yıldız",
    email,
    dial_code: "+90",
    phone: newPhone(),
    password: PASSWORD,
    kvkk: true,
    electronic_messages: true,
  });
  return email;
}
