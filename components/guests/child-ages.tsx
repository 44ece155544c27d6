import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { CHILD_AGES } from "@/lib/contracts/guests";

/** A child's age; null before it is chosen. */
export type ChildAge = number | null;

interface ChildAgesProps {
  /** Prefix of the fields' ids: a page may have two such forms. */
  id: string;
  ages: readonly ChildAge[];
  /** Shown beside each child without an age. */
  error: string | null;
  onChange: (ages: ChildAge[]) => void;
}

/** One age for each child. */
export function ChildAges({ id, ages, error, onChange }: ChildAgesProps) {
  const t = useTranslations("guests.form");
  return (
    <div className="grid grid-cols-2 gap-3">
      {ages.map((age, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no other identity
          key={at}
          id={`${id}-age-${at}`}
          label={t("age", { number: at + 1 })}
          value={age ?? ""}
          error={age === null ? error : null}
          onChange={({ target }) =>
            onChange(
              ages.map((one, index) =>
                index !== at ? one : target.value === "" ? null : Number(target.value),
              ),
            )
          }
        >
          <option value="">–</option>
          {CHILD_AGES.map((years) => (
            <option key={years} value={years}>
              {t("years", { age: years })}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}
