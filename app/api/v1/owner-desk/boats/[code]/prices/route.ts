import type { FromPrice } from "@/lib/domain/pricing/from-price";
import { accept } from "@/lib/domain/shared/outcome";
import { changeOwnPrices } from "@/lib/server/people/desk/desk-prices";
import { deskActorOf } from "@/lib/server/people/desk/desk-session";
import { foresee } from "@/lib/server/people/desk/foresee";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /owner-desk/boats/{code}/prices",
  async ({ params, body, session, now }) => {
    const { fingerprint, ...wanted } = body;
    const by = deskActorOf(session);
    const work = () => changeOwnPrices(session.ownerId, params.code, wanted, by, now);
    const foreseen = await foresee(work, fingerprint);
    if (!foreseen.ok) return foreseen;
    const { effect, ...told } = foreseen.value;
    const { days, farDays, before, after, currency } = effect;
    const shown = (from: FromPrice | null) =>
      from && { kind: from.kind, amount: from.unitPriceMinor, currency };
    return accept({ ...told, days, far_days: farDays, before: shown(before), after: shown(after) });
  },
);
