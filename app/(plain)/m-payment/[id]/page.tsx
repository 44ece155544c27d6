import { PaymentPage, type PaymentPageProps, paymentMetadata } from "@/app/(plain)/payment-page";

export const generateMetadata = (props: PaymentPageProps) => paymentMetadata("mPayment", props);

export default function Page(props: PaymentPageProps) {
  return <PaymentPage route="mPayment" {...props} />;
}
