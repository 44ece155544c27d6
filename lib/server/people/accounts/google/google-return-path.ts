import type { GoogleConnectionRefusal, GoogleRefusal } from "@/lib/contracts/accounts/google-refusals";

interface Way {
  from: string;
  next: string | null;
}

/** A path of this site with the parameters that the login window reads (`AuthDialogHost`). */
function withWindow({ from, next }: Way, values: Record<string, string>): string {
  const address = new URL(from, "http://site");
  for (const [name, value] of Object.entries({ ...values, ...(next ? { next } : {}) })) {
    address.searchParams.set(name, value);
  }
  return address.pathname + address.search;
}

/** Back to the page that the visitor left, where the login window says why they are not signed in. */
export function googleRefusalPath(way: Way, refusal: GoogleRefusal): string {
  return withWindow(way, { login: "1", google_refusal: refusal });
}

/** Back to the security page, which shows the result. */
export function googleConnectionPath(from: string, result: GoogleConnectionRefusal | "connected"): string {
  return withWindow({ from, next: null }, { google: result });
}

/** Back to that page, where the window asks a new customer for the consents. */
export function googleRegistrationPath(way: Way): string {
  return withWindow(way, { google: "1" });
}
