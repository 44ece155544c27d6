/** The sentences of `KeepOffline`: it has others for customers than for guests, and no translations of its own. */
export interface OfflineLabels {
  title: string;
  text: string;
  keep: string;
  kept: string;
  remove: string;
  failed: string;
}

/** The sentences, by a translator of their namespace. */
export function offlineLabels(t: (label: keyof OfflineLabels) => string): OfflineLabels {
  return {
    title: t("title"),
    text: t("text"),
    keep: t("keep"),
    kept: t("kept"),
    remove: t("remove"),
    failed: t("failed"),
  };
}
