"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";

/** Stands in place of the form for customers who only ever came through Google. */
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
