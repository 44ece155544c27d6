import { action } from "@/lib/server/operator/action";
import { wordIssues } from "@/lib/server/operator/content/word-issues";
import { saveContent } from "@/lib/server/reading/content/save-content";

export const POST = action("POST /operate/content/texts", ({ body, by, now, locale }) => {
  const { fingerprint: _, ...fields } = body;
  return wordIssues(saveContent(fields, by, now), locale);
});
