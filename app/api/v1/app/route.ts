import { accept } from "@/lib/domain/shared/outcome";
import { isGoogleConfigured } from "@/lib/server/accounts/google/google-provider";
import { endpoint } from "@/lib/server/api/endpoint";
import { getAppVariables } from "@/lib/server/settings/get-app-variables";

export const GET = endpoint("GET /app", async ({ locale }) => {
  const { settings, ...variables } = await getAppVariables(locale);
  // Read from the current environment: the cached variables may be older.
  return accept({ ...variables, settings: { ...settings, google_sign_in: isGoogleConfigured() } });
});
