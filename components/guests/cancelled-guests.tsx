import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import type { OwnGuests } from "@/lib/contracts/guests";
import { formatList } from "@/lib/i18n/format-list";
import { isolate } from "@/lib/i18n/isolate";

interface CancelledGuestsProps {
  boat: string;
  /** When the trip was to be, as people read it. */
  time: string;
  guests: OwnGuests;
}

/** The guests of a cancelled trip: who they are, and a ready message that tells them. */
export function CancelledGuests({ boat, time, guests: { guests, url } }: CancelledGuestsProps) {
  const t = useTranslations("guests.cancelled");
  const locale = useLocale();
  const message = [t("message", { boat, time }), url].filter(Boolean).join(" ");
  const names = guests.filter(({ coming }) => coming).map(({ name }) => isolate(name));
  return (
    <div className="grid gap-4">
      <p>{t("intro")}</p>
      {names.length > 0 && <p>{t("names", { names: formatList(names, locale) })}</p>}
      <p className="break-words rounded-field bg-sand px-4 py-3 text-sm">{message}</p>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener nofollow"
        className={`${buttonClass({ variant: "secondary" })} justify-self-start`}
      >
        <Icon name="message-circle" />
        {t("send")}
      </a>
    </div>
  );
}
