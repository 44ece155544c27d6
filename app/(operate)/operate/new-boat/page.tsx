import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { NewBoatForm } from "@/components/operate/boats/new-boat-form";
import { newBoatGroups } from "@/components/operate/boats/part-fields";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listBoatOptions, proposeBoatCode } from "@/lib/server/operator/read-boat-record";
import { findBoat } from "@/lib/server/operator/read-boat-sheet";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

type Search = Promise<{ copy?: string | string[] }>;

export async function generateMetadata() {
  return { title: (await translatorOf(await requestLocale(), "console_boats"))("new") };
}

export default async function Page({ searchParams }: { searchParams: Search }) {
  const locale = await requestLocale();
  const session = await requireStaff("boats.write", pathFor("consoleNewBoat", locale));
  const { copy: asked } = await searchParams;
  const [t, options, proposed, source] = await Promise.all([
    translatorOf(locale, "console_boats"),
    listBoatOptions(locale),
    proposeBoatCode(),
    typeof asked === "string" ? findBoat(asked) : null,
  ]);
  const title = source ? t("copy", { code: source.code }) : t("new");
  return (
    <ConsolePage locale={locale} title={title} reader={readerOf(session)} place="consoleBoat">
      <ConsoleCard title={t("new")}>
        <p className="text-muted">{source ? t("copy_hint") : t("new_intro")}</p>
        <IslandMessages locale={locale} nouns={["console", "console_boats", "validation"]}>
          <NewBoatForm
            copy={source?.code ?? null}
            proposed={proposed}
            groups={await newBoatGroups(locale, source ? null : options)}
          />
        </IslandMessages>
      </ConsoleCard>
    </ConsolePage>
  );
}
