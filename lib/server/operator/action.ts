import type { ActionAnswer } from "@/lib/contracts/console/action";
import type { FailureCode } from "@/lib/contracts/failures";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { describeEffect } from "@/lib/server/operator/effect/describe-effect";
import { draftMails } from "@/lib/server/operator/effect/draft-mails";
import { begunIn, type DraftMail } from "@/lib/server/operator/effect/effect";
import { carryOut, previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { actorOf, type StaffSession } from "@/lib/server/people/staff/staff-session";
import type { EndpointCall, RouteHandler } from "@/lib/server/runtime/api/endpoint-contract";
import { ENDPOINTS, type EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { serveContract } from "@/lib/server/runtime/api/serve-contract";

type Contracts = typeof ENDPOINTS;
/** The rows of the table that answer with an effect. */
export type ActionKey = {
  [K in EndpointKey]: EndpointCall<Contracts[K]>["body"] extends { fingerprint: string | null } ? K : never;
}[EndpointKey];

type Verb<K extends ActionKey> = (
  call: EndpointCall<Contracts[K]> & { by: Actor<"staff"> },
) => Promise<Outcome<unknown, FailureCode>>;

interface ActionCall {
  body: { fingerprint: string | null };
  session: StaffSession;
  now: Date;
  locale: Locale;
}

/**
 * The route handler of an action of the console. Without a fingerprint it says what the verb would do, and nothing
 * happens; with one the verb runs, and stays if it does what was shown. Otherwise the answer is what it would do now.
 */
export function action<const K extends ActionKey>(key: K, verb: Verb<K>): RouteHandler {
  const handle = async (given: unknown): Promise<Outcome<ActionAnswer, FailureCode>> => {
    const call = given as EndpointCall<Contracts[K]> & ActionCall;
    const { body, session, now, locale } = call;
    const { role } = session.staff;
    const work = () => verb({ ...call, by: actorOf(session) });
    if (body.fingerprint !== null) {
      const { value, done, effect, fingerprint } = await carryOut(work, body.fingerprint, now);
      if (!value.ok) return value;
      if (done) {
        const lines = await describeEffect(effect, locale);
        return accept({ done, fingerprint, lines, mails: [], more: 0, begun: begunIn(effect)[0] ?? null });
      }
    }
    const { value, effect, fingerprint, mails, more } = await previewEffect(work, now, draftMails);
    if (!value.ok) return value;
    const lines = await describeEffect(effect, locale);
    return accept({
      done: false,
      fingerprint,
      lines,
      mails: mails.map((mail) => shownMail(withoutNumbers(mail, begunIn(effect)), role)),
      more,
      begun: null,
    });
  };
  return serveContract(ENDPOINTS[key] as Contracts[EndpointKey], handle as never);
}

/** A booking that begins gets its number when it is confirmed: the one of the preview is nobody's. */
function withoutNumbers({ subject, text, ...mail }: DraftMail, begun: readonly string[]): DraftMail {
  const without = (words: string) => begun.reduce((left, number) => left.replaceAll(number, "…"), words);
  return { ...mail, subject: without(subject), text: without(text) };
}

/** Addresses and letters are for those who may see addresses. */
function shownMail({ to, text, ...mail }: DraftMail, role: StaffRole): DraftMail {
  return { ...mail, to: showField(role, "field.email", to), text: may(role, "field.email") ? text : "" };
}
