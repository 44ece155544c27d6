import { accept, refuse } from "@/lib/domain/shared/outcome";
import { subjectOfBody } from "@/lib/server/booking/checkout/payment-subject";
import { findPayer } from "@/lib/server/money/find-payer";
import { type StartedPayment, startPayment } from "@/lib/server/money/start/start-payment";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

const responseOf = ({ id, redirectUrl }: StartedPayment) => ({ id, redirect_url: redirectUrl });

export const POST = endpoint(
  "POST /payments",
  async ({ body, session, locale, now, clientAddress, remember }) => {
    const { buyer, key: linkKey = null } = body;
    const subject = subjectOfBody(body);
    const visitor = { userId: session?.userId ?? null, linkKey };
    const userId = subject && (await findPayer(subject, visitor, now));
    if (!subject || !userId) return refuse(session ? "not_found" : "unauthorized");
    const start = {
      userId,
      subject,
      acceptedContracts: body.accepted_contracts,
      hasReadDisclosure: body.disclosure_read,
      buyer: buyer ? { ...buyer, identityNumber: buyer.identity_number ?? null } : null,
      locale,
      clientAddress,
    };
    const started = await startPayment(start, now, (tx, page) => remember(tx, responseOf(page)));
    return started.ok ? accept(responseOf(started.value)) : started;
  },
);
