import * as v from "valibot";
import { callApi } from "@/lib/client/api/transport/call-api";
import type { ContactForm } from "@/lib/contracts/contact";

/** Sends the contact form. */
export async function sendContactForm(body: ContactForm): Promise<void> {
  await callApi("post", "contact", { response: v.unknown(), body });
}
