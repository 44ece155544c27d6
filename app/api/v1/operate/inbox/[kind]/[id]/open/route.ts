import { refuse } from "@/lib/domain/shared/outcome";
import { action } from "@/lib/server/operator/action";
import { setQuestionClosed } from "@/lib/server/talk/questions/report-question";

export const POST = action(
  "POST /operate/inbox/{kind}/{id}/open",
  async ({ params: { kind, id }, by, now }) =>
    kind === "question" ? setQuestionClosed(id, false, by, now) : refuse("not_found"),
);
