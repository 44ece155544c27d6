"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatTripTime } from "@/lib/i18n/format-date";

interface FreeTimesProps {
  times: readonly string[];
  onChoose: (startsAt: string) => void;
}

/** The slot went to somebody else: the nearest times at which the same trip is free. */
export function FreeTimes({ times, onChoose }: FreeTimesProps) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  return (
    <Notice tone="warning" announced title={t("taken_title")}>
      <p>{t(times.length > 0 ? "taken_text" : "taken_none")}</p>
      {times.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {times.map((time) => (
            <Button key={time} variant="outline" size="small" onClick={() => onChoose(time)}>
              {formatTripTime(time, locale, "short")}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
