import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { AnswerForm } from "@/components/operate/inbox/answer-form";
import { ConversationActs } from "@/components/operate/inbox/conversation-acts";
import { ConversationFacts } from "@/components/operate/inbox/conversation-facts";
import { MessageLog } from "@/components/operate/inbox/message-log";
import { Notes } from "@/components/operate/reservation/notes";
import { conversationActs, voicesOf } from "@/lib/domain/messages/conversation";
import { CONVERSATION_KINDS } from "@/lib/domain/shared/vocabulary";
import { may } from "@/lib/domain/staff/permissions";
import { formatLanguages } from "@/lib/i18n/format-languages";
import type { Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listTemplates } from "@/lib/server/operator/list-templates";
import { type Conversation, readConversation } from "@/lib/server/operator/read-conversation";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { writeOpenedCustomer } from "@/lib/server/people/staff/write-opened-customer";

type Params = Promise<{ kind: string; conversation: string }>;

const kindOf = (given: string) => CONVERSATION_KINDS.find((kind) => kind === given);

async function titleOf({ kind, conversation }: Awaited<Params>, locale: Locale): Promise<string> {
  const t = await translatorOf(locale, "console_inbox");
  return t("conversation.title", { kind: t(`kinds.${kindOf(kind) ?? "contact"}`), number: conversation });
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return { title: await titleOf(await params, await requestLocale()) };
}

export default async function Page({ params }: { params: Params }) {
  const [address, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("inbox.read", pathFor("consoleConversation", locale, address));
  const kind = kindOf(address.kind);
  const found = kind ? await readConversation(kind, address.conversation, locale) : null;
  if (!found) redirect(pathFor("consoleMissing", locale));
  if (found.customerId) await writeOpenedCustomer(session, found.customerId, { booking: found.number });
  const { id: staffId, role } = session.staff;
  const t = await translatorOf(locale, "console_inbox");
  const mayWrite = may(role, "inbox.write");
  return (
    <ConsolePage
      locale={locale}
      title={await titleOf(address, locale)}
      reader={readerOf(session)}
      place="consoleConversation"
    >
      <p>
        <RouteLink to="consoleInbox" locale={locale} className="text-sea underline">
          {t("conversation.back")}
        </RouteLink>
      </p>
      <IslandMessages locale={locale} nouns={["console", "console_inbox", "validation"]}>
        <div className="console-split">
          <div className="console-stack">
            <ConsoleCard title={t("conversation.log")}>
              <MessageLog {...{ locale, role }} written={found.written} />
            </ConsoleCard>
            <ConsoleCard title={t("answer.title")}>
              {mayWrite ? <Answer {...{ locale, found, staffId }} /> : <p>{t("answer.forbidden")}</p>}
            </ConsoleCard>
          </div>
          <div className="console-stack">
            <ConsoleCard title={t("acts.title")}>
              <ConversationActs
                about={{ kind: found.kind, id: found.number }}
                acts={mayWrite ? conversationActs(stateOf(found), staffId) : []}
                claimedBy={found.claimedBy}
                claimedByName={found.claimedByName}
                isMine={found.claimedBy === staffId}
                isReported={found.isReported}
                last={String(found.lastId ?? "")}
              />
            </ConsoleCard>
            <ConsoleCard title={t("conversation.facts")}>
              <ConversationFacts {...{ locale, role }} conversation={found} />
            </ConsoleCard>
            {may(role, "field.name") && (
              <ConsoleCard title={t("conversation.notes")}>
                <Notes
                  {...{ locale, role }}
                  notes={found.notes}
                  path={`inbox/${found.kind}/${found.number}/notes`}
                />
              </ConsoleCard>
            )}
          </div>
        </div>
      </IslandMessages>
    </ConsolePage>
  );
}

const stateOf = (found: Conversation) => ({ ...found, waits: found.waitsSince !== null });

interface AnswerProps {
  locale: Locale;
  found: Conversation;
  staffId: string;
}

/** The field for an answer, or why there is none now. */
async function Answer({ locale, found, staffId }: AnswerProps) {
  const t = await translatorOf(locale, "console_inbox");
  const { kind, number, locale: language, customerName, about, claimedByName, lastId } = found;
  if (found.isClosed) return <p>{t("answer.closed")}</p>;
  if (!conversationActs(stateOf(found), staffId).includes("answer"))
    return <p>{t("answer.theirs", { name: claimedByName ?? "" })}</p>;
  const templates = await listTemplates();
  const last = String(lastId ?? "");
  return (
    <AnswerForm
      key={last}
      about={{ kind, id: number }}
      language={language}
      languageName={formatLanguages([language], locale)}
      voices={voicesOf(found)}
      templates={templates.map(({ id, name, text }) => ({ id, name, text: text[language] }))}
      values={{
        name: customerName,
        number: kind === "contact" ? "" : number,
        boat: about ?? "",
      }}
      last={last}
    />
  );
}
