"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import {
  dropOffline,
  isKeptOffline,
  keepOffline,
  refreshOffline,
} from "@/lib/client/session/boarding-offline";
import { canKeepOffline } from "@/lib/client/session/clear-offline";

interface KeepOfflineProps {
  /** What is kept has other sentences for customers and for guests. */
  labels: Record<"title" | "text" | "keep" | "kept" | "remove" | "failed", string>;
  /** Path of the card. */
  card: string;
  /** Path prefix below which the card stays reachable. */
  scope: string;
}

type State = "unknown" | "impossible" | "open" | "busy" | "kept" | "failed";

/** Lets people store their card on this device for places without signal; only on their request. */
export function KeepOffline({ labels, card, scope }: KeepOfflineProps) {
  const [state, setState] = useState<State>("unknown");

  useEffect(() => {
    if (!canKeepOffline()) return setState("impossible");
    void isKeptOffline(card).then((kept) => {
      setState(kept ? "kept" : "open");
      if (kept) void refreshOffline(card);
    });
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
        <h3 className="text-base">{labels.title}</h3>
        <p role="status">
          {state === "kept" ? labels.kept : state === "failed" ? labels.failed : labels.text}
        </p>
      </div>
      {state === "kept" ? (
        <Button variant="ghost" size="small" onClick={() => void remove()}>
          {labels.remove}
        </Button>
      ) : (
        <Button
          variant="outline"
          busy={state === "busy"}
          disabled={state === "unknown"}
          onClick={() => void keep()}
        >
          {labels.keep}
        </Button>
      )}
    </div>
  );
}
