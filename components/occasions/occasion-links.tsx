import { useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { Icon } from "@/components/ui/icon/icon";
import type { IconName } from "@/components/ui/icon/icon-names";
import type { Locale } from "@/lib/i18n/locales";
import "@/components/occasions/occasions.css";

interface OccasionLinksProps {
  locale: Locale;
  occasions: readonly { serviceKey: string; title: string; slug: string }[];
}

/** Short names and icons by the key of the special service. */
const NAMES = {
  proposal: { name: "proposal", icon: "heart" },
  birthday: { name: "birthday", icon: "gift" },
  wedding: { name: "wedding", icon: "sparkles" },
  "sunset-dinner": { name: "dinner", icon: "sunset" },
  "corporate-event": { name: "company", icon: "users" },
  "swim-day": { name: "swim_day", icon: "waves" },
  "bachelor-party": { name: "hen_party", icon: "party-popper" },
  fishing: { name: "fishing", icon: "fish" },
  "photo-shoot": { name: "photo_shoot", icon: "images" },
} as const satisfies Record<string, { name: string; icon: IconName }>;

const isNamed = (key: string): key is keyof typeof NAMES => key in NAMES;

/** Links to the occasions with icon and short name; the title where an occasion has no short name. */
export function OccasionLinks({ locale, occasions }: OccasionLinksProps) {
  const t = useTranslations("occasions");
  return (
    <ul className="occasion-links">
      {occasions.map(({ serviceKey: key, title, slug }) => (
        <li key={key}>
          <RouteLink to="occasion" locale={locale} params={{ slug }}>
            <Icon name={isNamed(key) ? NAMES[key].icon : "party-popper"} size={20} />
            {isNamed(key) ? t(`names.${NAMES[key].name}`) : title}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
