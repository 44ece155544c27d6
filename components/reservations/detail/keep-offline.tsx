"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import {
  canKeepOffline,
  dropOffline,
  isKeptOffline,
  keepOffline,
} from "@/lib/client/session/boarding-offline";

interface KeepOfflineProps {
  /** Path of the boarding card. */
  card: string;
  /** Path prefix of the boarding cards. */
  scope: string;
}

type State = "unknown" | "impossible" | "open" | "busy" | "kept" | "failed";

/** Lets the customer store the card on this device for places without signal; only on the customer's request. */
export function KeepOffline({ card, scope }: KeepOfflineProps) {
  const t = useTranslations("boarding.offline");
  const [state, setState] = useState<State>("unknown");

  useEffect(() => {
    if (canKeepOffline()) void isKeptOffline(card).then((kept) => setState(kept ? "kept" : "open"));
    else setState("impossible");
  }, [card]);

  async function keep() {
    setState("busy");
    await keepOffline(card, scope).then(
      () => setState("kept"),
      () => setState("failed"),
    );
  }

  async function remove() {
    await dropOffline(card);
    setState("open");
  }

  // Space is kept until it is known; where nothing can be kept the download beside it serves.
  if (state === "impossible") return null;
  return (
    <div className="flex min-h-24 flex-wrap items-center gap-x-4 gap-y-3 rounded-field bg-sand p-4">
      {state === "kept" ? (
        <Icon name="circle-check" size={22} className="shrink-0 text-success" />
      ) : (
        <Icon name="cloud-off" size={22} className="shrink-0 text-sea" />
      )}
      <div className="min-w-0 grow basis-60 text-sm">
        <h3 className="text-base">{t("title")}</h3>
        <p role="status">{state === "kept" ? t("kept") : state === "failed" ? t("failed") : t("text")}</p>
      </div>
      {state === "kept" ? (
        <Button variant="ghost" size="small" onClick={() => void remove()}>
          {t("remove")}
        </Button>
      ) : (
        <Button
          variant="outline"
          busy={state === "busy"}
          disabled={state === "unknown"}
          onClick={() => void keep()}
        >
          {t("keep")}
        </Button>
      )}
    </div>
  );
}
