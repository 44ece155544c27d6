import { listOpenPoints, type OpenPoint } from "@/lib/server/runtime/seed/list-open-points";
import { say } from "@/scripts/server/say";

const POINTS: Record<OpenPoint, string> = {
  seller: "the company that contracts and legal texts name: ops settings set seller '{…}'",
  phone: "the telephone: ops settings set phone '+90 …'",
  email: "the e-mail address: ops settings set email …",
  address: "the postal address: ops settings set address '{…}'",
  exchange_rates: "the exchange rates, which are those of the release: ops exchange-rates set EUR …",
  contracts: "your contracts; the shipped ones say that they bind nobody: ops contracts export, publish",
  operator_email: "OPERATOR_EMAIL, who gets contact mails and replies",
  mail_from: "MAIL_FROM, the sender of all mails",
  mail: "SMTP_URL; until then mails are files",
  payments: "PAYMENT_PROVIDER; until then the test gateway takes no money",
  boats: "the first boat: ops boats import …",
};

/** Says what a real shop still lacks, each with how to set it; returns whether anything is. */
export async function sayOpenPoints(): Promise<boolean> {
  const open = await listOpenPoints();
  if (open.length > 0) say("Still to be set (docs/operations.md, Opening a real shop):");
  for (const point of open) say(`  - ${POINTS[point]}`);
  return open.length > 0;
}
