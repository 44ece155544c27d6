import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/fields/copy-text";
import { Notice } from "@/components/ui/notice";

/** Ten codes in clear, for this once; takes the focus of the button that made them. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children?: ReactNode }) {
  const t = useTranslations("console.codes");
  const place = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="recovery-codes-title"
      className="console-form outline-none"
    >
      <Notice tone="warning" title={<span id="recovery-codes-title">{t("title")}</span>}>
        {t("text")}
      </Notice>
      <ul className="console-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="console-actions">
        <Button
          variant="outline"
          onClick={() => void copyText(codes.join("\n"), null).then((done) => setCopied(done))}
        >
          {t(copied ? "copied" : "copy")}
        </Button>
        {children}
      </div>
    </section>
  );
}
