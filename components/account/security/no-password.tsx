"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";

/** Replaces the form for customers who sign in with Google only. */
export function NoPassword() {
  const t = useTranslations("account_area.password");
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t("none")}</p>
      <Button className="justify-self-start" onClick={() => openAuthDialog({ mode: "forgot" })}>
        {t("none_submit")}
      </Button>
    </div>
  );
}
