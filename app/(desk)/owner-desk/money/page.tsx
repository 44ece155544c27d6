import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { DeskBalances } from "@/components/desk/money/desk-balances";
import { DeskPayouts } from "@/components/desk/money/desk-payouts";
import { DeskStatements } from "@/components/desk/money/desk-statements";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readOwnerBalance } from "@/lib/server/operator/owners-money/read-balances";
import { listPayouts } from "@/lib/server/operator/owners-money/read-payouts";
import { listStatements } from "@/lib/server/operator/owners-money/read-statements";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const SHOWN = 24;
const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("pages.money") };
}

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireDesk("money.read", pathFor("deskMoney", locale));
  const { ownerId } = session;
  const [t, balances, payouts, statements] = await Promise.all([
    texts(),
    readOwnerBalance(ownerId, currentTime()),
    listPayouts({ ownerId, limit: SHOWN }),
    listStatements({ ownerId, limit: SHOWN }),
  ]);
  return (
    <DeskPage locale={locale} title={t("pages.money")} reader={deskReader(session)} place="deskMore">
      <DeskBalances {...{ locale, balances }} />
      <DeskStatements {...{ locale, statements }} />
      <DeskPayouts locale={locale} payouts={payouts.filter(({ state }) => state !== "withdrawn")} />
    </DeskPage>
  );
}
