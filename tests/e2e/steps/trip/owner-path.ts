import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import type { HeldTrip } from "@/tests/e2e/steps/trip/hold-trip";

/** The path in the mail that asks the owner about this trip. */
export const ownerPath = ({ number }: Pick<HeldTrip, "number">) =>
  readOutbox("", new RegExp(`${number}[^]*?(/owner/[\\w-]{43}\\?lang=tr)`));
