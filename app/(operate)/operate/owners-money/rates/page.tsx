import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openMoney } from "@/app/(operate)/operate/owners-money/open-money";
import { RatesCard } from "@/components/operate/owners-money/rates-card";
import { listMoneyRates } from "@/lib/server/operator/owners-money/list-money-rates";

export const generateMetadata = () => consoleMetadata("owners_money");

export default async function Page() {
  const { locale, show } = await openMoney("consoleMoneyRates");
  return show(<RatesCard locale={locale} rates={await listMoneyRates()} />);
}
