import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import { REQUEST_NOTICE_HOURS } from "@/lib/domain/pricing/notice-hours-of";
import { MAX_OPEN_HOLDS } from "@/lib/domain/reservations/check-open-holds";
import {
  ANSWER_HOURS,
  HOLD_MINUTES,
  PAY_HOURS,
  PAYMENT_MINUTES,
} from "@/lib/domain/reservations/plan-deadline";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { CODE_MINUTES, RESEND_AFTER_SECONDS } from "@/lib/domain/shared/code-minutes";
import { LOCALES } from "@/lib/i18n/locales";
import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const minutes = (value: number) => `${value} minutes`;
const hours = (value: number) => `${value} hours`;
const days = (value: number) => `${value} days`;
const percent = (value: number) => `${value} %`;

/** How the texts of each language write a number with its unit. */
const UNITS = {
  minutes: "minutes?|dakika|دقيقة|دقائق",
  hours: "hours?|saat|ساعة|ساعات",
  days: "days?|gün|يومًا|يوم|أيام",
  seconds: "seconds?|saniye|ثانية",
} as const;

/** The policies, each with its steps. "A day is 24 hours" stands beside them. */
const POLICIES = [
  ...Object.values(POLICY_STEPS)
    .flat()
    .flatMap((step) => [days(step.daysBefore), percent(step.percent)]),
  hours(24),
];

const ORDERS = days(ORDER_REFUND_STEPS[0].daysBefore);

/**
 * What editors' texts say of rules that `lib/domain` decides, by their file. The texts are customers' to read and
 * operators' to change, so the numbers stand in them; here they are held to the rules.
 */
const STATED: Record<string, readonly string[]> = {
  "faq/hold-minutes": [minutes(HOLD_MINUTES), minutes(PAYMENT_MINUTES), hours(PAY_HOURS)],
  "faq/refund-policies": POLICIES,
  "faq/service-cancel": [ORDERS],
  "faq/refund-duration": [days(REFUND_DAYS)],
  "faq/instant-or-request": [minutes(HOLD_MINUTES), hours(ANSWER_HOURS)],
  "faq/verification-code": [minutes(CODE_MINUTES.verify_email), `${RESEND_AFTER_SECONDS} seconds`],
  "home-features/instant-booking": [
    minutes(HOLD_MINUTES),
    minutes(PAYMENT_MINUTES),
    hours(REQUEST_NOTICE_HOURS),
  ],
  "pages/terms-of-use": [minutes(HOLD_MINUTES)],
  "pages/how-it-works": [minutes(HOLD_MINUTES), hours(ANSWER_HOURS)],
  "pages/cancellation-terms": [...POLICIES, ORDERS, days(REFUND_DAYS), percent(0)],
};

/** Small numbers that Arabic writes in letters. */
const IN_LETTERS = [
  ["يوم واحد", "1 يوم"],
  ["يوم أو أكثر", "1 يوم أو أكثر"],
  ["سبعة أيام", "7 أيام"],
] as const;

/** `30 minutes`, `50 %` … of a text, whatever its language. */
function numbersIn(written: string): Set<string> {
  const text = IN_LETTERS.reduce((all, [letters, digits]) => all.replaceAll(letters, digits), written);
  const units = Object.entries(UNITS).flatMap(([unit, words]) =>
    [...text.matchAll(new RegExp(`(?<![\\d.,:–])(\\d+) (?:${words})`, "gu"))].map(
      ([, value]) => `${value} ${unit}`,
    ),
  );
  const percents = [...text.matchAll(/[%٪](\d+)|(\d+) ?[%٪]/g)].map(
    ([, after, before]) => `${after ?? before} %`,
  );
  return new Set([...units, ...percents]);
}

const fileOf = (key: string, locale: string) => `lib/server/runtime/seed/content/${key}.${locale}.md`;

test.each(Object.entries(STATED))("%s states the numbers of the rules and no others", (key, stated) => {
  for (const locale of LOCALES) {
    const found = [...numbersIn(textOf(fileOf(key, locale)))].sort();
    expect({ locale, found }).toEqual({ locale, found: [...new Set(stated)].sort() });
  }
});

test("the contracts promise a refund within the days that the rule allows", () => {
  const contracts = filesOf("lib/server/runtime/seed/content/{contract,order-contract}/*.md");
  expect(contracts).toHaveLength(12);
  for (const file of contracts)
    expect([file, numbersIn(textOf(file)).has(days(REFUND_DAYS))]).toEqual([file, true]);
});

test("two open holds are what the texts call two", () => {
  expect(MAX_OPEN_HOLDS).toBe(2);
});
