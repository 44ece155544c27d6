import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openMoney } from "@/app/(operate)/operate/owners-money/open-money";
import { DifferencesCard } from "@/components/operate/owners-money/differences-card";
import { readDifferences } from "@/lib/server/booking/checkout/ledger/read-differences";
import { getPool } from "@/lib/server/platform/db/pool";

export const generateMetadata = () => consoleMetadata("owners_money");

const MAX_SHOWN = 200;

export default async function Page() {
  const { locale, role, show } = await openMoney("consoleDifferences");
  const differences = await readDifferences(getPool(), MAX_SHOWN);
  return show(<DifferencesCard {...{ locale, role, differences }} />);
}
