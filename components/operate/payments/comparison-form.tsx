"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { ComparisonResult } from "@/components/operate/payments/comparison-result";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Refusal } from "@/components/ui/refusal";
import { compareWithProvider } from "@/lib/client/api/console/lists";
import { type ComparisonResponse, MAX_SETTLEMENT } from "@/lib/contracts/console/lists";

/** Takes a provider's list as a file and shows where ours is another; neither is kept. */
export function ComparisonForm({ example }: { example: string }) {
  const t = useTranslations("console_payments");
  const { busy, refusal, run } = useCeremony();
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<ComparisonResponse | null>(null);
  const isTooLarge = file !== null && file.size > MAX_SETTLEMENT;

  async function compare(chosen: File) {
    setResult(await compareWithProvider(await chosen.text()));
  }

  return (
    <>
      <section className="console-card" aria-label={t("comparison")}>
        <p>{t("comparison_intro")}</p>
        <pre className="console-example">{example}</pre>
        <ScriptForm
          className="console-row"
          onSubmit={(event) => {
            event.preventDefault();
            if (file && !isTooLarge) void run(() => compare(file));
          }}
        >
          <TextInput
            id="comparison-file"
            type="file"
            accept=".csv,text/csv,text/plain"
            required
            label={t("file")}
            error={isTooLarge ? t("file_too_large", { kilobytes: MAX_SETTLEMENT / 1000 }) : null}
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              setResult(null);
            }}
          />
          <Button type="submit" busy={busy}>
            {t("compare")}
          </Button>
        </ScriptForm>
        <Refusal text={refusal} />
      </section>
      {result && <ComparisonResult result={result} />}
    </>
  );
}
