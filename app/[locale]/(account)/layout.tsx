import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Queries } from "@/components/layout/queries";

// Everything here belongs to one signed-in customer: never prerendered, never indexed.
export const dynamic = "force-dynamic";
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <Queries>{children}</Queries>;
}
