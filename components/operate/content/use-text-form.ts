import { useEffect, useState } from "react";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import type { Difference } from "@/lib/contracts/console/content";

/** Why nothing was saved: a colleague was faster. */
export interface StaleText {
  code: string;
  message: string;
  /** Of what the colleague saved. */
  version: string | number | null;
  difference: Difference;
}

interface RefusedText {
  message: string | null;
  fields: Readonly<Record<string, string>>;
  stale: StaleText | null;
}

const NOTHING: RefusedText = { message: null, fields: {}, stale: null };

/**
 * The fields of a long text, kept in this tab until they are saved. `restored`: what is shown is not what is saved, but
 * what was typed here before.
 */
export function useTextForm<Fields extends Readonly<Record<string, string | number>>>(
  saved: Fields,
  keptAs: string,
) {
  const [values, setValues] = useState(saved);
  const [restored, setRestored] = useState(false);
  const [refused, setRefused] = useState(NOTHING);

  // After the first render: the server knows nothing of this tab.
  useEffect(() => {
    const kept = readDraft(keptAs);
    if (typeof kept !== "object" || kept === null) return setValues(saved);
    const fields = Object.entries(kept).filter(
      ([name, value]) => name in saved && typeof value === typeof saved[name],
    );
    setValues({ ...saved, ...Object.fromEntries(fields) });
    setRestored(fields.some(([name, value]) => saved[name] !== value));
  }, [saved, keptAs]);

  function set(name: keyof Fields & string, value: string | number) {
    const next = { ...values, [name]: value };
    setValues(next);
    saveDraft(keptAs, next);
    if (name in refused.fields) {
      const { [name]: _, ...fields } = refused.fields;
      setRefused({ ...refused, message: Object.keys(fields).length > 0 ? refused.message : null, fields });
    }
  }

  /** Back to what is saved, or on from it. */
  function forget() {
    dropDraft(keptAs);
    setRestored(false);
    setRefused(NOTHING);
  }

  function refuse({ code, message, fields, details }: ApiFailure) {
    const { difference, version } = details as { difference?: Difference; version?: string | number | null };
    const stale = difference ? { code, message, version: version ?? null, difference } : null;
    setRefused({ message: stale ? null : message, fields, stale });
    focusFirst(Object.keys(fields));
  }

  return {
    values,
    set,
    restored,
    discard: () => {
      forget();
      setValues(saved);
    },
    forget,
    refused,
    refuse,
    settle: () => setRefused(NOTHING),
  };
}

/** Once the window has closed and given the focus back. */
function focusFirst(names: readonly string[]) {
  if (names.length === 0) return;
  setTimeout(() => {
    const fields = names.flatMap((name) => document.getElementById(`text-${name}`) ?? []);
    const [first] = fields.sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    first?.focus();
  }, 100);
}
