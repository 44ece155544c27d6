import Iyzipay from "iyzipay";
import type { IyzicoSettings } from "@/lib/config/iyzico-settings";
import { raceWithTimeout } from "@/lib/server/money/providers/race-with-timeout";
import { refuseInPreview } from "@/lib/server/platform/db/pool";

/** The calls of iyzico that we make; each rejects without a response within 15 s or when the response is no JSON. */
export interface IyzicoClient {
  initialise(request: object): Promise<object>;
  retrieve(request: object): Promise<object>;
  refund(request: object): Promise<object>;
  report(request: object): Promise<object>;
}

/** The official SDK, which signs every request, behind promises; it has no time limit of its own. */
export function iyzicoClient({ apiKey, secretKey, baseUrl }: IyzicoSettings): IyzicoClient {
  const sdk = new Iyzipay({ uri: baseUrl, apiKey, secretKey });
  return {
    initialise: (request) => asked((response) => sdk.checkoutFormInitialize.create(request, response)),
    retrieve: (request) => asked((response) => sdk.checkoutForm.retrieve(request, response)),
    refund: (request) => asked((response) => sdk.refund.create(request, response)),
    report: (request) => asked((response) => sdk.reportingTransactionDetails.retrieve(request, response)),
  };
}

function asked(call: (response: (error: Error | null, body: unknown) => void) => void): Promise<object> {
  refuseInPreview("the payment provider");
  const answered = new Promise<object>((resolve, reject) => {
    call((error, body) => {
      if (error) reject(error);
      else if (typeof body === "object" && body !== null) resolve(body);
      else reject(new Error("iyzico did not respond in JSON"));
    });
  });
  return raceWithTimeout(answered);
}
