"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { EmailProof } from "@/components/account/codes/email-proof";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { fetchActiveUser } from "@/lib/client/session/active-user-call";

/** Proves the e-mail address before a boat is kept for the customer, whose choice stays as it is. */
export function ProveEmailWindow({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations("account.auth.prove");
  const tAuth = useTranslations("account.auth");
  const { data: user } = useQuery({
    queryKey: ["user"],
    queryFn: ({ signal }) => fetchActiveUser(signal),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      closeLabel={tAuth("close")}
      description={t("intro")}
    >
      {user ? <EmailProof user={user} sent={false} onDone={onDone} /> : <Skeleton className="h-48" />}
    </Dialog>
  );
}
