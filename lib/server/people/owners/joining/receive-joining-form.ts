import * as v from "valibot";
import { fieldMessage } from "@/lib/contracts/field-message";
import { agreementForm, identityForm, paperForm } from "@/lib/contracts/owners";
import { ownerOf } from "@/lib/domain/shared/actor";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { backToPage, faultsOf, readForm, textsOf } from "@/lib/server/people/owners/form-post";
import { acceptAgreement } from "@/lib/server/people/owners/joining/accept-agreement";
import { findInvitedOwner } from "@/lib/server/people/owners/owner-invitation";
import { handInPaper } from "@/lib/server/people/owners/papers/hand-in-paper";
import { MAX_PAPER_BYTES } from "@/lib/server/people/owners/papers/inspect-paper";
import { saveIdentity } from "@/lib/server/people/owners/save-owner";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { clientAddressOf } from "@/lib/server/platform/request/client-address";
import { consumePoint, type RateLimit } from "@/lib/server/platform/request/rate-limit";

/** A file and the fields around it. */
const MAX_BYTES = MAX_PAPER_BYTES + 64_000;
const LIMIT: RateLimit = { name: "owner_joining", points: 120, seconds: 3600, shared: true };

/** The forms of the page where an owner completes what is missing; each stands under its name there. */
export const JOINING_FORMS = ["identity", "paper", "agreement"] as const;
export type JoiningForm = (typeof JOINING_FORMS)[number];

interface Sent {
  owner: { id: string; email: string };
  form: FormData;
  texts: Record<string, string>;
  locale: Locale;
  clientAddress: string;
}
type Faults = Record<string, string>;
type Taken = Outcome<null, string> | { faults: Faults };

/** What is done with each form: the verbs of an owner, who is named by the address of the link. */
const STEPS: Record<JoiningForm, (sent: Sent, now: Date) => Promise<Taken>> = {
  identity: async ({ owner, texts }, now) => {
    const { success, output, issues } = v.safeParse(identityForm, texts);
    if (!success) return { faults: faultsOf(issues) };
    const saved = await saveIdentity(owner.id, output, ownerOf(owner.email), now);
    return !saved.ok && saved.code === "invalid_phone" ? { faults: { phone: fieldMessage("phone") } } : saved;
  },
  paper: async ({ owner, form, texts }, now) => {
    const { success, output, issues } = v.safeParse(paperForm, texts);
    if (!success) return { faults: faultsOf(issues) };
    const [kind = "", boat] = output.kind.split(":");
    const sent = form.get("file");
    const file = sent instanceof File ? Buffer.from(await sent.arrayBuffer()) : Buffer.alloc(0);
    const handedIn = {
      kind,
      boatId: boat ? Number(boat) : null,
      number: output.number || null,
      validFrom: null,
      validUntil: output.valid_until || null,
      file,
    };
    const kept = await handInPaper(owner.id, handedIn, ownerOf(owner.email), now);
    return kept.ok ? accept(null) : kept;
  },
  agreement: async ({ owner, texts, locale, clientAddress }, now) => {
    const { success, output, issues } = v.safeParse(agreementForm, texts);
    if (!success) return { faults: faultsOf(issues) };
    const accepting = { locale, hash: output.hash, clientAddress };
    return acceptAgreement(owner.id, accepting, ownerOf(owner.email), now);
  },
};

/** Takes one form of the page behind the link of an invitation; the page says what became of it. */
export async function receiveJoiningForm(request: Request, token: string): Promise<Response> {
  const now = currentTime();
  const owner = await findInvitedOwner(token, now);
  const form = owner ? await readForm(request, MAX_BYTES) : null;
  const texts = form ? textsOf(form) : {};
  const locale = isLocale(texts.locale ?? "") ? (texts.locale as Locale) : DEFAULT_LOCALE;
  const page = (query: Record<string, string> = {}) =>
    pathFor("ownerInvitation", locale, { token }, { lang: locale, ...query });
  const name = JOINING_FORMS.find((one) => one === texts.form);
  // The page says that the link is over, or that the file was too large.
  if (!owner) return backToPage(page(), null);
  if (!form || !name) {
    const posted = { form: "paper", values: {}, faults: {}, refusal: "paper_unreadable" };
    return backToPage(`${page()}#paper`, posted);
  }
  const { iban: _, identity_number: __, ...values } = texts;
  const posted = { form: name, values, faults: {}, refusal: null };
  if ((await consumePoint(LIMIT, owner.id)) !== null)
    return backToPage(`${page()}#${name}`, { ...posted, refusal: "too_many_requests" });
  const clientAddress = clientAddressOf(request.headers);
  const taken = await STEPS[name]({ owner, form, texts, locale, clientAddress }, now);
  if ("faults" in taken) return backToPage(`${page()}#${name}`, { ...posted, faults: taken.faults });
  if (!taken.ok) return backToPage(`${page()}#${name}`, { ...posted, refusal: taken.code });
  return backToPage(`${page({ saved: name })}#${name}`, null);
}
