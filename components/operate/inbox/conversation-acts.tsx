"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ActionButton } from "@/components/operate/action/action-button";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import {
  type ConversationAddress,
  claimConversation,
  conversationPath,
  releaseConversation,
  reopenConversation,
  settleConversation,
} from "@/lib/client/api/console/inbox";
import type { ConversationAct } from "@/lib/domain/messages/conversation";

interface ConversationActsProps {
  about: ConversationAddress;
  acts: readonly ConversationAct[];
  /** The colleague who has it. */
  claimedBy: string | null;
  claimedByName: string | null;
  isMine: boolean;
  isReported: boolean;
  /** The message up to which it was read. */
  last: string;
}

/** Who has a conversation, and what may be done with it beside an answer. */
export function ConversationActs(props: ConversationActsProps) {
  const { about, acts, claimedBy, claimedByName, isMine, isReported, last } = props;
  const t = useTranslations("console_inbox");
  const router = useRouter();
  const { busy, refusal, run } = useCeremony();
  const name = claimedByName ?? "";
  const can = (act: ConversationAct) => acts.includes(act);
  // Also after a refusal: the page then shows who has it.
  const act = (work: () => Promise<unknown>) => () => void run(work).then(() => router.refresh());
  const buttons: [ConversationAct, string, () => Promise<unknown>][] = [
    ["claim", t("acts.claim"), () => claimConversation(about, null)],
    ["take_over", t("acts.take_over", { name }), () => claimConversation(about, claimedBy)],
    ["release", t("acts.release"), () => releaseConversation(about)],
    [
      "mark_done",
      t(isReported ? "acts.settle_report" : "acts.mark_done"),
      () => settleConversation(about, last),
    ],
    ["reopen", t("acts.reopen"), () => reopenConversation(about)],
  ];
  return (
    <div className="console-form">
      <p role="status">
        {isMine ? t("acts.mine") : claimedBy ? t("acts.theirs", { name }) : t("acts.nobody")}
      </p>
      <Refusal text={refusal} />
      <div className="console-actions">
        {buttons
          .filter(([which]) => can(which))
          .map(([which, label, work]) => (
            <Button key={which} variant="outline" size="small" busy={busy} onClick={act(work)}>
              {label}
            </Button>
          ))}
        {(["close", "open"] as const).filter(can).map((which) => (
          <ActionButton
            key={which}
            path={conversationPath(about, which)}
            label={t(`acts.${which}`)}
            title={t(`acts.${which}_title`, { number: about.id })}
            intro={t(`acts.${which}_intro`)}
          />
        ))}
      </div>
    </div>
  );
}
