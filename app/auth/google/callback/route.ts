import { requestLocale } from "@/lib/i18n/request-locale";
import { receiveGoogleCallback } from "@/lib/server/people/accounts/google/receive-google-callback";

export async function GET(request: Request): Promise<Response> {
  return receiveGoogleCallback(request, await requestLocale());
}
