import { parsePhoneNumber } from "libphonenumber-js/min";
import { serverEnv } from "@/lib/config/env.server";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { log } from "@/lib/server/platform/log";
import { consumePoint, type RateLimit } from "@/lib/server/platform/request/rate-limit";

const DAY = 86_400;
const PER_NUMBER: RateLimit = { name: "sms_number", points: 4, seconds: DAY, shared: true };
const PER_ACCOUNT: RateLimit = { name: "sms_account", points: 5, seconds: DAY, shared: true };

/**
 * Whether another text message may be sent; each costs money, and to some countries a lot. Refuses numbers of other
 * countries than SMS_COUNTRIES, a fifth message to a number and a sixth of an account within a day, and every one
 * beyond the day's budget, which the log reports as an error.
 */
export async function limitSms(
  phone: string,
  userId: string,
): Promise<Outcome<null, "sms_country" | "too_many_requests" | "sms_unavailable">> {
  const { SMS_COUNTRIES, SMS_DAILY_BUDGET } = serverEnv();
  const { country } = parsePhoneNumber(phone);
  const countries = SMS_COUNTRIES.split(",").map((code) => code.trim().toUpperCase());
  if (!country || !countries.includes(country)) return refuse("sms_country");
  const retryAfterSeconds =
    (await consumePoint(PER_ACCOUNT, userId)) ?? (await consumePoint(PER_NUMBER, phone));
  if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
  const budget: RateLimit = { name: "sms_budget", points: SMS_DAILY_BUDGET, seconds: DAY, shared: true };
  const spent = await consumePoint(budget, "all");
  if (spent === null) return accept(null);
  log("error", "sms_budget_spent", { budget: SMS_DAILY_BUDGET, retry_after_seconds: spent });
  return refuse("sms_unavailable", { retryAfterSeconds: spent });
}
