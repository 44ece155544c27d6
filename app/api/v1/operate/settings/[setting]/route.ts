import { action } from "@/lib/server/operator/action";
import { saveSetting } from "@/lib/server/platform/settings/set-setting";

export const POST = action("POST /operate/settings/{setting}", ({ params, body, by }) =>
  saveSetting(params.setting, body.value, by),
);
