import { AgreementStep } from "@/components/owner/joining/agreement-step";
import { IdentityForm } from "@/components/owner/joining/identity-form";
import {
  type JoiningForm,
  type JoiningView,
  type Returned,
  refusalOf,
} from "@/components/owner/joining/joining-view";
import { PaperForm } from "@/components/owner/joining/paper-form";
import { PaperList } from "@/components/owner/joining/paper-list";
import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface JoiningStepsProps {
  locale: Locale;
  joining: JoiningView;
  /** Where the forms are posted to. */
  action: string;
  posted: Returned | null;
  saved: JoiningForm | null;
  /** Whether identity and agreement are the reader's too; of a manager only the papers are. */
  ownsAll?: boolean;
  /** The owner rents out already: what is missing is named, and nothing else waits. */
  isJoined?: boolean;
}

/** The steps of an owner on the way to a boat on sale: what is missing, and who must act. */
export async function JoiningSteps(props: JoiningStepsProps) {
  const { locale, joining, action, posted, saved, ownsAll = true, isJoined = false } = props;
  const t = await translatorOf(locale, "owner_joining");
  const { missing, gaps, acceptedAt, boats } = joining;
  const ownGaps = gaps.filter(({ waitsFor }) => waitsFor === "owner").length;
  const isReady = missing.length === 0 && ownGaps === 0 && acceptedAt !== null;
  const refusal = posted && (await refusalOf(locale, posted));
  const notes = (form: JoiningForm) => (
    <>
      {saved === form && (
        <Notice tone="success" announced>
          {t("saved")}
        </Notice>
      )}
      {posted?.form === form && (
        <Notice tone="danger" announced>
          {refusal ?? t("look_again")}
        </Notice>
      )}
    </>
  );
  const postedOf = (form: JoiningForm) => (posted?.form === form ? posted : null);
  return (
    <div className="grid gap-10">
      {(!isJoined || !isReady) && (
        <Notice tone={isReady ? "success" : "info"} title={t(isReady ? "ready_title" : "todo_title")}>
          {isReady
            ? t(gaps.length > 0 ? "waits_for_check" : "waits_for_us")
            : t("todo", { facts: missing.length, papers: ownGaps, agreement: acceptedAt ? "yes" : "no" })}
        </Notice>
      )}
      {ownsAll && (
        <section id="identity" className="grid gap-5">
          <h2 className="text-xl">{t("identity")}</h2>
          {notes("identity")}
          <IdentityForm
            {...{ locale, action, missing }}
            owner={joining.owner}
            posted={postedOf("identity")}
          />
        </section>
      )}
      <section id="paper" className="grid gap-5">
        <h2 className="text-xl">{t("papers")}</h2>
        {boats.length === 0 && <p>{t("no_boat")}</p>}
        <PaperList {...{ locale, joining }} />
        {notes("paper")}
        <PaperForm {...{ locale, action, joining }} posted={postedOf("paper")} />
      </section>
      {ownsAll && (
        <section id="agreement" className="grid gap-5">
          <h2 className="text-xl">{t("agreement")}</h2>
          {notes("agreement")}
          <AgreementStep {...{ locale, action, joining }} posted={postedOf("agreement")} />
        </section>
      )}
    </div>
  );
}
