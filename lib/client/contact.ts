import * as v from "valibot";
import { callApi } from "@/lib/client/call-api";
import type { ContactForm, ServiceRequestForm } from "@/lib/contracts/contact";

/** Sends the contact form. */
export async function sendContactForm(body: ContactForm): Promise<void> {
  await callApi("post", "contact", { answer: v.unknown(), body });
}

/** Asks for a special service; the answer comes by mail. */
export async function sendServiceRequest(body: ServiceRequestForm): Promise<void> {
  await callApi("post", "contact", { answer: v.unknown(), body: { subject: "service", ...body } });
}
