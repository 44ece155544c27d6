import * as v from "valibot";
import { ownerApplicationForm } from "@/lib/contracts/owner-application";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { applyAsOwner } from "@/lib/server/people/owners/apply-as-owner";
import { backToPage, faultsOf, readForm, textsOf } from "@/lib/server/people/owners/form-post";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { clientAddressOf } from "@/lib/server/platform/request/client-address";
import { consumePointOfSender, type RateLimit } from "@/lib/server/platform/request/rate-limit";

/** As the contact form. */
const LIMIT: RateLimit = { name: "owner_application", points: 5, seconds: 3600, shared: true };
const MAX_BYTES = 64_000;
export const APPLICATION_FORM = "application";

/** Takes the posted application; its page says what became of it. */
export async function receiveApplication(request: Request): Promise<Response> {
  const form = await readForm(request, MAX_BYTES);
  const texts = form ? textsOf(form) : {};
  const locale = isLocale(texts.locale ?? "") ? (texts.locale as typeof DEFAULT_LOCALE) : DEFAULT_LOCALE;
  const page = (query: Record<string, string> = {}) =>
    pathFor("ownerApplication", locale, null, { lang: locale, ...query });
  const { success, output, issues } = v.safeParse(ownerApplicationForm, texts);
  const posted = { form: APPLICATION_FORM, values: texts, faults: {}, refusal: null };
  if (!success) return backToPage(page(), { ...posted, faults: faultsOf(issues) });
  if ((await consumePointOfSender(LIMIT, clientAddressOf(request.headers))) !== null)
    return backToPage(page(), { ...posted, refusal: "too_many_requests" });
  const applied = await applyAsOwner(output, currentTime());
  if (applied.ok) return backToPage(page({ sent: "1" }), null);
  const faults: Record<string, string> =
    applied.code === "invalid_phone" ? { phone: "phone" } : { port: "invalid" };
  return backToPage(page(), { ...posted, faults });
}
