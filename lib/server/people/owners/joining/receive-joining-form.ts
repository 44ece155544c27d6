import * as v from "valibot";
import { fieldMessage } from "@/lib/contracts/field-message";
import { agreementForm, identityForm, paperForm } from "@/lib/contracts/owners";
import { ownerOf } from "@/lib/domain/shared/actor";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { deskCookieName } from "@/lib/server/people/desk/desk-cookie";
import { findDeskSession, isDeskAllowed } from "@/lib/server/people/desk/desk-session";
import { whileDeskSessionLives } from "@/lib/server/people/desk/while-desk-session-lives";
import { backToPage, faultsOf, readForm, textsOf } from "@/lib/server/people/owners/form-post";
import { acceptAgreement } from "@/lib/server/people/owners/joining/accept-agreement";
import { findInvitedOwner } from "@/lib/server/people/owners/owner-invitation";
import { handInPaper } from "@/lib/server/people/owners/papers/hand-in-paper";
import { MAX_PAPER_BYTES } from "@/lib/server/people/owners/papers/inspect-paper";
import { saveIdentity } from "@/lib/server/people/owners/save-owner";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { clientAddressOf } from "@/lib/server/platform/request/client-address";
import { consumePoint, type RateLimit } from "@/lib/server/platform/request/rate-limit";
import { readCookie } from "@/lib/server/platform/request/site-cookie";

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

interface Posting {
  request: Request;
  owner: { id: string; email: string };
  /** Which forms whoever posts may send. */
  allowed: (form: JoiningForm) => boolean;
  /** The address of the page of the forms. */
  pageOf: (locale: Locale, query: Record<string, string>) => string;
}

/** Takes one form of an owner, and leads back to its page, which says what became of it. */
async function takeForm({ request, owner, allowed, pageOf }: Posting, now: Date): Promise<Response> {
  const form = await readForm(request, MAX_BYTES);
  const texts = form ? textsOf(form) : {};
  const locale = isLocale(texts.locale ?? "") ? (texts.locale as Locale) : DEFAULT_LOCALE;
  const page = (query: Record<string, string> = {}) => pageOf(locale, { lang: locale, ...query });
  const name = JOINING_FORMS.find((one) => one === texts.form && allowed(one));
  if (!form || !name) {
    // Most likely the file was larger than anything that is taken.
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

/** A form of the page behind the link of an invitation: its token is who sends it. */
export async function receiveJoiningForm(request: Request, token: string): Promise<Response> {
  const now = currentTime();
  const owner = await findInvitedOwner(token, now);
  const pageOf = (locale: Locale, query: Record<string, string>) =>
    pathFor("ownerInvitation", locale, { token }, query);
  // The page says that the link is over.
  if (!owner) return backToPage(pageOf(DEFAULT_LOCALE, {}), null);
  return takeForm({ request, owner, allowed: () => true, pageOf }, now);
}

/** A form of the owner's desk, with a session that has the right; who calls has looked where it comes from. */
export async function receiveDeskForm(request: Request): Promise<Response> {
  const now = currentTime();
  const token = readCookie(request.headers, deskCookieName());
  const session = token ? await findDeskSession(token, now) : null;
  const pageOf = (locale: Locale, query: Record<string, string>) =>
    pathFor("deskPapers", locale, null, query);
  // The page leads to the login.
  if (!session) return backToPage(pageOf(DEFAULT_LOCALE, {}), null);
  const owner = { id: session.ownerId, email: session.member.email };
  const allowed = (form: JoiningForm) =>
    isDeskAllowed(session, form === "paper" ? "papers.write" : "identity.write");
  return whileDeskSessionLives(session, () => takeForm({ request, owner, allowed, pageOf }, now));
}
