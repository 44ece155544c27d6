import { redirect } from "next/navigation";
import { PartForm } from "@/app/(operate)/operate/boats/[code]/[part]/part-form";
import { YearCard } from "@/app/(operate)/operate/boats/[code]/[part]/year-card";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { BoatTabs } from "@/components/operate/boats/boat-head";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { BOAT_PAGES } from "@/lib/domain/shared/vocabulary";
import { may } from "@/lib/domain/staff/permissions";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listBoatOptions, readBoatRecord } from "@/lib/server/operator/read-boat-record";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Params = Promise<{ code: string; part: string }>;

export async function generateMetadata({ params }: { params: Params }) {
  const { code, part: asked } = await params;
  const t = await translatorOf(await requestLocale(), "console_boats");
  const part = BOAT_PAGES.find((one) => one === asked);
  return { title: part ? `${t(`part.${part}`)} – ${code}` : code };
}

export default async function Page({ params }: { params: Params }) {
  const [{ code, part: asked }, locale] = await Promise.all([params, requestLocale()]);
  const part = BOAT_PAGES.find((one) => one === asked);
  if (!part) return redirect(pathFor("consoleMissing", locale));
  const permission = part === "people" ? "boats.people" : "boats.read";
  const session = await requireStaff(permission, pathFor("consoleBoatPart", locale, { code, part }));
  const { role } = session.staff;
  const [t, record, options] = await Promise.all([
    translatorOf(locale, "console_boats"),
    readBoatRecord(code),
    listBoatOptions(locale),
  ]);
  // The middleware has looked; it is gone since.
  if (!record) return redirect(pathFor("consoleMissing", locale));
  const { boat, versions } = record;
  const mayWrite = may(role, part === "people" ? "boats.people" : "boats.write");
  return (
    <ConsolePage
      locale={locale}
      title={<bdi>{boat.name[locale]}</bdi>}
      reader={readerOf(session)}
      place="consoleBoat"
    >
      <BoatTabs {...{ locale, role, code, part }} />
      {part === "prices" && <YearCard {...{ locale, record }} now={currentTime()} />}
      <ConsoleCard title={part === "prices" ? t("rates_title") : t(`part.${part}`)}>
        {!mayWrite && <p className="text-muted">{t("read_only")}</p>}
        <IslandMessages locale={locale} nouns={["console", "console_boats", "validation"]}>
          {/* What is read-only can be read and copied, and nothing in it can be pressed. */}
          <fieldset disabled={!mayWrite} className="boats-frame">
            <PartForm key={versions[part]} {...{ locale, part, record, options }} />
          </fieldset>
        </IslandMessages>
      </ConsoleCard>
    </ConsolePage>
  );
}
