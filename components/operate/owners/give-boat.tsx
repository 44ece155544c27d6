import { IslandMessages } from "@/components/layout/island-messages";
import { ActionButton } from "@/components/operate/action/action-button";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** Gives a boat to another owner. */
export async function GiveBoat({ locale, code }: { locale: Locale; code: string }) {
  const t = await translatorOf(locale, "console_owners");
  return (
    <IslandMessages locale={locale} nouns={["console", "validation"]}>
      <ActionButton
        path={`boats/${code}/owner`}
        label={t("give")}
        title={t("give_title", { code })}
        intro={t("give_text")}
        fields={[
          { kind: "email", name: "owner", label: t("give_to") },
          { kind: "area", name: "reason", label: t("reason") },
        ]}
      />
    </IslandMessages>
  );
}
