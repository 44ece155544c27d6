import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";
import { responsePace } from "@/lib/domain/messages/response-pace";

/** How soon an owner usually answers, from the median of the answers. */
export function ResponseTime({ minutes }: { minutes: number }) {
  const t = useTranslations("questions.response");
  const { unit, count } = responsePace(minutes);
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Icon name="clock" size={16} className="shrink-0 text-sea" />
      {t(unit, { count })}
    </p>
  );
}
