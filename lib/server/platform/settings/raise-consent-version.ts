import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ConsentKind } from "@/lib/domain/shared/vocabulary";
import { inTransaction, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { setSetting } from "@/lib/server/platform/settings/set-setting";

/**
 * Says that a text changed in what people agreed to: consents carry the next version from now on, and those given
 * before keep theirs. `from` is the version that was read; refuses when it is another one by now.
 */
export async function raiseConsentVersion(
  kind: ConsentKind,
  from: number,
  by: Actor<"staff">,
): Promise<Outcome<{ version: number }, "text_changed">> {
  return inTransaction(async (tx) => {
    await takeTurns(tx, `consent ${kind}`);
    const stored = Number((await readSiteSettings(tx))[`${kind}_version`]);
    if (stored !== from) return refuse("text_changed", { version: stored });
    const raised = await setSetting(`${kind}_version`, String(from + 1), by);
    if (!raised.ok) throw new Error(`A version that rises was refused: ${raised.code}`);
    return accept({ version: from + 1 });
  });
}
