import type { JoiningView } from "@/components/owner/joining/joining-view";
import { type Posted, postedFields } from "@/components/owner/joining/posted-field";
import { Button } from "@/components/ui/button";
import { ContractText } from "@/components/ui/contract-text";
import { FieldError } from "@/components/ui/fields/field-error";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface AgreementStepProps {
  locale: Locale;
  action: string;
  joining: Pick<JoiningView, "agreement" | "acceptedAt" | "missing">;
  posted: Posted | null;
}

/** The agreement in force, and its acceptance once the identity that stands in it is complete. */
export async function AgreementStep({ locale, action, joining, posted }: AgreementStepProps) {
  const [t, field] = await Promise.all([
    translatorOf(locale, "owner_joining"),
    postedFields(locale, "agreement", posted),
  ]);
  const { agreement, acceptedAt, missing } = joining;
  if (!agreement) return <p>{t("no_agreement")}</p>;
  const fault = field("accepted").error;
  return (
    <>
      <details className="rounded-[14px] border border-line p-4">
        <summary className="min-h-11 cursor-pointer font-semibold text-sea">
          {t("read", { title: agreement.title, version: agreement.version })}
        </summary>
        <div className="pt-3">
          <ContractText text={agreement.text} />
        </div>
      </details>
      {acceptedAt ? (
        <p>{t("accepted", { time: formatInstant(acceptedAt, locale) })}</p>
      ) : missing.length > 0 ? (
        <p>{t("identity_first")}</p>
      ) : (
        <form method="post" action={action} encType="multipart/form-data" className="grid gap-4">
          <input type="hidden" name="form" value="agreement" />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="hash" value={agreement.hash} />
          <div>
            <label className="flex items-start gap-3">
              <input
                type="checkbox"
                name="accepted"
                required
                aria-describedby={fault ? "agreement-accepted-error" : undefined}
                className="mt-1 size-5 shrink-0"
              />
              <span>{t("i_accept", { title: agreement.title })}</span>
            </label>
            <FieldError id="agreement-accepted" error={fault} label={t("agreement")} />
          </div>
          <Button type="submit" className="sm:justify-self-start">
            {t("accept")}
          </Button>
        </form>
      )}
    </>
  );
}
