import type { Metadata } from "next";
import type { ReactNode } from "react";
import { HoldSubmits } from "@/components/layout/first-scripts/hold-submits";
import { TrustedTypes } from "@/components/layout/first-scripts/trusted-types";
import { Queries } from "@/components/layout/queries";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";

// Everything here belongs to one signed-in customer: never prerendered, never indexed.
export const dynamic = "force-dynamic";
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TrustedTypes nonceHeader={INTERNAL_HEADERS.nonce} />
      <HoldSubmits nonceHeader={INTERNAL_HEADERS.nonce} />
      <Queries>{children}</Queries>
    </>
  );
}
