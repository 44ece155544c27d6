"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ActionButton } from "@/components/operate/action/action-button";
import { Button } from "@/components/ui/button";
import type { CallerBody } from "@/lib/contracts/console/caller-query";

/** Books what the form said when its answers were made; once something is typed, they are asked for anew first. */
export function BookButton({ form, body }: { form: string; body: CallerBody }) {
  const t = useTranslations("console_caller");
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const element = document.getElementById(form);
    const change = () => setChanged(true);
    element?.addEventListener("input", change);
    return () => element?.removeEventListener("input", change);
  }, [form]);
  if (isChanged)
    return (
      <div className="grid gap-2">
        <p role="status">{t("changed")}</p>
        <div className="console-actions">
          <Button type="submit" form={form} size="small">
            {t("show_price")}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="console-actions">
      <ActionButton
        path="reservations"
        label={t("book")}
        title={t("book_title")}
        variant="primary"
        values={body}
      />
    </div>
  );
}
