import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";

/** Says that the sun sets during the trip. */
export function SunsetNote({ sunset }: { sunset: string }) {
  const t = useTranslations("quote.light");
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="sunset" size={18} className="mt-0.5 shrink-0 text-sea" />
      <span>{t.rich("within", { time: () => <Ltr>{sunset.slice(11)}</Ltr> })}</span>
    </p>
  );
}
