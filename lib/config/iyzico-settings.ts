import { type ServerEnv, serverEnv } from "@/lib/config/env.server";

export interface IyzicoSettings {
  apiKey: string;
  secretKey: string;
  /** Of the sandbox or of production. */
  baseUrl: string;
  /** Sent for customers who state none; null = customers must state theirs. */
  identityNumber: string | null;
}

/** The keys of iyzico, or null when there are none; half of them is refused when the settings are read. */
export function iyzicoSettings(env: ServerEnv = serverEnv()): IyzicoSettings | null {
  const { IYZICO_API_KEY, IYZICO_SECRET_KEY, IYZICO_BASE_URL, IYZICO_IDENTITY_NUMBER } = env;
  if (!IYZICO_API_KEY || !IYZICO_SECRET_KEY || !IYZICO_BASE_URL) return null;
  return {
    apiKey: IYZICO_API_KEY,
    secretKey: IYZICO_SECRET_KEY,
    baseUrl: IYZICO_BASE_URL.replace(/\/+$/, ""),
    identityNumber: IYZICO_IDENTITY_NUMBER ?? null,
  };
}
