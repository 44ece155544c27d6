import { refuse } from "@/lib/domain/shared/outcome";
import { action } from "@/lib/server/operator/action";
import { setQuestionClosed } from "@/lib/server/talk/questions/report-question";

export const POST = action(
  "POST /operate/inbox/{kind}/{id}/close",
  async ({ params: { kind, id }, by, now }) =>
    kind === "question" ? setQuestionClosed(id, true, by, now) : refuse("not_found"),
);
