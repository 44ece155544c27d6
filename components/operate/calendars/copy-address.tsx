"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/fields/copy-text";
import { showToast } from "@/components/ui/overlay/show-toast";

/** Copies a secret address; `name` says which to whoever cannot see the row. */
export function CopyAddress({ address, name }: { address: string; name: string }) {
  const t = useTranslations("console_calendars");
  async function copy() {
    const done = await copyText(address, null);
    void showToast(
      done
        ? { kind: "success", title: t("copied") }
        : { kind: "error", title: t("not_copied"), text: address },
    );
  }
  return (
    <Button variant="outline" size="small" aria-label={name} onClick={() => void copy()}>
      {t("copy")}
    </Button>
  );
}
