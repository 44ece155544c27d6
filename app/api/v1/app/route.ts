import { appAnswer } from "@/lib/contracts/app";
import { accept } from "@/lib/domain/shared/outcome";
import { getAppVariables } from "@/lib/server/app/get-app-variables";
import { endpoint } from "@/lib/server/http/endpoint";

export const GET = endpoint({
  answer: appAnswer,
  session: "none",
  limit: { name: "app", points: 120, seconds: 60 },
  handle: async ({ locale }) => accept(await getAppVariables(locale)),
});
