import { ActionButton } from "@/components/operate/action/action-button";
import type { ActionField } from "@/components/operate/action/action-fields";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface ClosePortProps {
  locale: Locale;
  day: string;
  /** One port, or those to choose from. */
  ports: readonly { id: number; name: string }[];
}

/** Closes a port for a day because of the weather: one preview for all that leaves from there. */
export async function ClosePort({ locale, day, ports }: ClosePortProps) {
  const t = await translatorOf(locale, "console_sailings");
  const [only, ...others] = ports;
  if (!only) return null;
  const options = ports.map(({ id, name: label }) => ({ value: `${id}`, label }));
  const port: ActionField = { kind: "choice", name: "port", label: t("port"), options };
  const reason: ActionField = { kind: "area", name: "reason", label: t("reason"), value: t("weather") };
  const isOne = others.length === 0;
  const when = formatDay(day, locale, "brief");
  return (
    <ActionButton
      path="ports/close"
      label={isOne ? t("close") : t("close_any")}
      title={isOne ? t("close_title", { port: only.name, day: when }) : t("close_any_title", { day: when })}
      intro={t("close_intro")}
      variant={isOne ? "danger" : "outline"}
      fields={isOne ? [reason] : [port, reason]}
      values={isOne ? { day, port: `${only.id}` } : { day }}
    />
  );
}
