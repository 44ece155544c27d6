import { accept } from "@/lib/domain/shared/outcome";
import { isGoogleConfigured } from "@/lib/server/people/accounts/google/google-provider";
import { getAppVariables } from "@/lib/server/platform/settings/get-app-variables";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /app", async ({ locale }) => {
  const { settings, ...variables } = await getAppVariables(locale);
  // Read from the current environment: the cached variables may be older.
  return accept({ ...variables, settings: { ...settings, google_sign_in: isGoogleConfigured() } });
});
