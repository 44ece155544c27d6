import { publishContract } from "@/lib/server/booking/contracts/publish-contract";
import { action } from "@/lib/server/operator/action";
import { wordIssues } from "@/lib/server/operator/content/word-issues";

export const POST = action("POST /operate/contracts/{subject}/{contract}", ({ params, body, by, locale }) => {
  const { fingerprint: _, ...fields } = body;
  const of = { subject: params.subject, kind: params.contract };
  return wordIssues(publishContract(of, fields, by), locale);
});
