import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openMoney } from "@/app/(operate)/operate/owners-money/open-money";
import { BalancesCard } from "@/components/operate/owners-money/balances-card";
import { listOwnerBalances } from "@/lib/server/operator/owners-money/read-balances";

export const generateMetadata = () => consoleMetadata("owners_money");

export default async function Page() {
  const { locale, now, show } = await openMoney("consoleOwnersMoney");
  return show(<BalancesCard locale={locale} balances={await listOwnerBalances(now)} />);
}
