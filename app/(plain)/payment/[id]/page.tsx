import type { Metadata } from "next";
import { paymentMetadata } from "../payment-metadata";
import { PaymentScreen } from "../payment-screen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

const keyOf = ({ key }: { key?: string | string[] }) => (typeof key === "string" ? key : undefined);

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return paymentMetadata((await params).id, keyOf(await searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  return <PaymentScreen route="payment" id={(await params).id} linkKey={keyOf(await searchParams)} />;
}
