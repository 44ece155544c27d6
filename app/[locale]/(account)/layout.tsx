import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Queries } from "@/components/layout/queries";

// Everything here belongs to the one who asks: never made beforehand, never indexed.
export const dynamic = "force-dynamic";
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <Queries>{children}</Queries>;
}
