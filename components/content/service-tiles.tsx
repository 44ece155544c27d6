import { useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { Photo, type PhotoPicture } from "@/components/ui/photo";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";

export interface ServiceTile {
  id: number;
  title: string;
  slug: string;
  summary: string;
  picture: PhotoPicture | null;
  offer: { leadDays: number; currency: Currency; fromMinor: number | null } | null;
}

interface ServiceTilesProps {
  locale: Locale;
  tiles: readonly ServiceTile[];
  /** True where the first picture is what the visitor sees first. */
  aboveFold?: boolean;
  heading?: "h2" | "h3";
}

// Phones get at most 800 px, whatever their pixel density: more is not visible at that size.
const SIZES =
  "(max-width:639px) and (min-resolution:1.5x) 62vw, (max-width:639px) 94vw, (max-width:1023px) 46vw, (max-width:1439px) 400px, 452px";

/** Special services and home features as cards; each is one link. */
export function ServiceTiles({
  locale,
  tiles,
  aboveFold = false,
  heading: Heading = "h3",
}: ServiceTilesProps) {
  const t = useTranslations("services");
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ id, title, slug, summary, picture, offer }, index) => (
        <li
          key={id}
          className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-white hover:shadow-card"
        >
          <div className="aspect-3/2 overflow-hidden bg-line">
            {picture && (
              <Photo
                picture={picture}
                sizes={SIZES}
                decorative
                priority={aboveFold && index === 0}
                className="h-full w-full transition-transform group-hover:scale-[1.02]"
              />
            )}
          </div>
          <div className="flex grow flex-col p-5">
            <Heading className="text-lg">
              <RouteLink to="service" locale={locale} params={{ slug }} className="cover-link">
                {title}
              </RouteLink>
            </Heading>
            <p className="mt-1.5 line-clamp-3 text-muted text-sm">{summary}</p>
            {offer && (
              <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-4">
                {offer.fromMinor !== null && (
                  <span className="font-semibold text-navy">
                    {t.rich("from", {
                      price: () => (
                        <bdi dir="ltr" className="tabular">
                          {formatMoney(offer.fromMinor ?? 0, offer.currency)}
                        </bdi>
                      ),
                    })}
                  </span>
                )}
                <span className="text-muted text-sm">{t("lead", { days: offer.leadDays })}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
