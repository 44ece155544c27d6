import { setExchangeRate } from "@/lib/server/catalogue/reference/set-exchange-rate";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/rates/{currency}", ({ params, body, by, now }) =>
  setExchangeRate(params.currency, body.rate, by, now, { isConfirmed: body.sure }),
);
