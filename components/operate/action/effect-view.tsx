import { useTranslations } from "next-intl";
import { type ActionAnswer, EFFECT_KINDS } from "@/lib/contracts/console/action";

/** What an action will do, by kind, with the mails that will leave; their texts open. */
export function EffectView({ lines, mails, more }: Pick<ActionAnswer, "lines" | "mails" | "more">) {
  const t = useTranslations("console");
  if (lines.length === 0 && mails.length === 0) return <p>{t("effect.nothing")}</p>;
  return (
    <div className="grid gap-4" role="status">
      {EFFECT_KINDS.map((kind) => {
        const told = lines.filter((line) => line.kind === kind);
        const letters = kind === "message" ? mails : [];
        if (told.length + letters.length === 0) return null;
        return (
          <section key={kind} className="grid gap-1">
            <h3 className="font-semibold text-muted text-xs">{t(`effect.kind.${kind}`)}</h3>
            <ul className="grid gap-1">
              {told.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
              {letters.map(({ to, locale, subject, text }) => (
                <li key={`${to} ${subject}`}>
                  <details className="console-mail">
                    <summary>
                      <bdi>{subject}</bdi>
                      <span className="text-muted">
                        {" · "}
                        <bdi>{to}</bdi>
                      </span>
                    </summary>
                    <pre lang={locale} dir="auto">
                      {text}
                    </pre>
                  </details>
                </li>
              ))}
              {kind === "message" && more > 0 && <li>{t("effect.more_mails", { count: more })}</li>}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
