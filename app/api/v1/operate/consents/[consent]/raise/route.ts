import { action } from "@/lib/server/operator/action";
import { raiseConsentVersion } from "@/lib/server/platform/settings/raise-consent-version";

export const POST = action("POST /operate/consents/{consent}/raise", ({ params, body, by }) =>
  raiseConsentVersion(params.consent, body.from, by),
);
