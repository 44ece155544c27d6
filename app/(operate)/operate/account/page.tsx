import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { OwnCodes } from "@/components/operate/account/own-codes";
import { OwnPasskeys } from "@/components/operate/account/own-passkeys";
import { OwnSessions } from "@/components/operate/account/own-sessions";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { Notice } from "@/components/ui/notice";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { readOwnStaffAccount } from "@/lib/server/people/staff/own-staff-account";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("account");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff(null, pathFor("consoleSelf", locale));
  const [t, { passkeys, codesLeft, sessions }] = await Promise.all([
    translatorOf(locale, "console"),
    readOwnStaffAccount(session.staffId, currentTime()),
  ]);
  return (
    <ConsolePage locale={locale} title={t("account.title")} reader={readerOf(session)} place="consoleSelf">
      {session.mustAddPasskey && <Notice tone="warning">{t("account.must_add")}</Notice>}
      <OwnPasskeys
        passkeys={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        }))}
      />
      {!session.mustAddPasskey && <OwnCodes left={codesLeft} />}
      <OwnSessions
        sessions={sessions.map(({ id, userAgent, clientAddress, createdAt, lastSeenAt }) => ({
          id,
          current: id === session.id,
          userAgent,
          address: clientAddress,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        }))}
      />
    </ConsolePage>
  );
}
