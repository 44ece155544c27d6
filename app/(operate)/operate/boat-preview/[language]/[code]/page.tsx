import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { MirroredBoat } from "@/app/(operate)/operate/boat-preview/[language]/[code]/mirrored-boat";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { PublicationCard } from "@/components/operate/boats/publication-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { directionOf, isLocale, LOCALES } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { readBoatRecord } from "@/lib/server/operator/read-boat-record";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";
import { getDb } from "@/lib/server/platform/db/pool";

type Params = Promise<{ language: string; code: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const [{ code }, t] = await Promise.all([params, translatorOf(await requestLocale(), "console_boats")]);
  return { title: t("mirror_title", { name: code }) };
}

/** A boat's page under the session of staff, whatever her status, and nothing in it can be pressed. */
export default async function Page({ params }: { params: Params }) {
  const [address, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("boats.read", pathFor("consoleBoatPreview", locale, address));
  const { language, code } = address;
  const record = isLocale(language) ? await readBoatRecord(code) : null;
  const found =
    record && isLocale(language) ? await readBoatPage(record.id, language, getDb(), "staff") : null;
  if (!record || !found || !isLocale(language)) redirect(pathFor("consoleMissing", locale));
  const { boat, gaps, versions } = record;
  const t = await translatorOf(locale, "console_boats");
  setRequestLocale(language);
  return (
    <ConsolePage
      locale={locale}
      title={t("mirror_title", { name: boat.name[locale] })}
      reader={readerOf(session)}
      place="consoleBoatPreview"
    >
      <nav aria-label={t("mirror_languages")} className="console-row">
        <RouteLink to="consoleBoat" locale={locale} params={{ code }} className="text-sea underline">
          {t("mirror_back")}
        </RouteLink>
        {LOCALES.map((one) => (
          <RouteLink
            key={one}
            to="consoleBoatPreview"
            locale={locale}
            params={{ language: one, code }}
            aria-current={one === language ? "page" : undefined}
            className="text-sea underline"
          >
            {formatLanguages([one], locale)}
          </RouteLink>
        ))}
      </nav>
      <PublicationCard
        {...{ locale, code, gaps }}
        status={boat.status}
        version={versions.status}
        mayWrite={isAllowed(session, "boats.write")}
      />
      <p className="text-muted">{t("mirror_note")}</p>
      <div inert lang={language} dir={directionOf(language)} className="console-mirror">
        <MirroredBoat {...{ found }} locale={language} live={t("mirror_live")} reader={locale} />
      </div>
    </ConsolePage>
  );
}
