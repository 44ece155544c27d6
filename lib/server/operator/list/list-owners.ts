import type { OwnerKind, OwnerState } from "@/lib/domain/shared/vocabulary";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListChoice } from "@/lib/domain/staff/list-query";
import { foldText } from "@/lib/i18n/fold-text";
import type { ListedRow } from "@/lib/server/operator/list/read-page";
import { tableList } from "@/lib/server/operator/list/table-list";

/** An owner in the list. */
export interface ListedOwner extends ListedRow {
  name: string;
  kind: OwnerKind;
  state: OwnerState;
  email: string;
  phone: string | null;
  boatCount: number;
  /** Papers that staff has to look at. */
  waitingPapers: number;
  createdAt: Date;
}

type OwnerFilter = Partial<ListChoice<ShapeOf<"owners">>>;

const FOLDED = "fold_text(o.name || ' ' || coalesce(o.legal_name, '') || ' ' || o.email)";

/** All owners, whatever their state. */
export const ownerList = tableList<ListedOwner, OwnerFilter, "name" | "created">({
  from: "owners o",
  columns: `o.name, o.kind, o.state, o.email, o.phone, o.created_at as "createdAt",
    (select count(*)::int from boats where owner_id = o.id) as "boatCount",
    (select count(*)::int from owner_papers where owner_id = o.id and state = 'waiting') as "waitingPapers"`,
  id: "o.id",
  sorts: {
    name: { key: "o.name", type: "text" },
    created: { key: "o.created_at", type: "timestamptz" },
  },
  conditions: ({ words, state, kind }, values) => [
    ...(words ? [ownerHas(words, (value) => values.add(value))] : []),
    ...(state ? [`o.state = ${values.add(state)}`] : []),
    ...(kind ? [`o.kind = ${values.add(kind)}`] : []),
  ],
});

/** Fewer digits are found in too many numbers. */
const MIN_DIGITS = 4;

/** The condition that an owner `o` has these words: in a name or address in any spelling, or digits of a number. */
export function ownerHas(words: string, add: (value: string) => string): string {
  const digits = words.replace(/\D/g, "").replace(/^0+/, "");
  const part = add(`%${foldText(words).replace(/[\\%_]/g, "\\$&")}%`);
  const named = `${FOLDED} like ${part}`;
  if (digits.length < MIN_DIGITS) return named;
  const end = add(`%${digits}`);
  return `(${named} or o.phone like ${end} or o.tax_number like ${end} or o.mersis like ${end})`;
}
