import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { SiteLink } from "@/components/ui/site-link";
import { MAX_LIST_WORDS } from "@/lib/domain/staff/list-query";

export interface FilterOption {
  value: string;
  label: string;
  /** Options of a kind stand together under its name. */
  group?: string;
}

/** A field of the filter; what one chooses from has options. */
export interface FilterControl {
  name: string;
  label: string;
  kind: "text" | "day" | "choice";
  options?: readonly FilterOption[];
}

interface ListFilterProps {
  /** The address of the list, asked for nothing. */
  path: string;
  controls: readonly FilterControl[];
  chosen: Readonly<Record<string, string | number | null>>;
  sort?: { label: string; value: string; options: readonly FilterOption[] };
  labels: { any: string; show: string; clear: string; filter: string };
}

/**
 * A plain form: what is chosen stands in the address. On phones it is folded away until something is chosen, since the
 * list is what one comes for.
 */
export function ListFilter({ path, controls, chosen, sort, labels }: ListFilterProps) {
  const isNarrowed = Object.values(chosen).some((value) => value !== null && value !== "");
  return (
    <details className="console-fold" open={isNarrowed}>
      <summary>{labels.filter}</summary>
      <form action={path} className="console-filter">
        {controls.map((control) => (
          <FilterField
            key={control.name}
            control={control}
            value={chosen[control.name] ?? ""}
            any={labels.any}
          />
        ))}
        {/* Where there is room for heads, these sort; it keeps their choice. */}
        {sort && (
          <div className="console-filter-sort">
            <Select key={sort.value} id="list-sort" name="sort" label={sort.label} defaultValue={sort.value}>
              <Options options={sort.options} />
            </Select>
          </div>
        )}
        <div className="console-actions">
          <Button type="submit" variant="secondary">
            {labels.show}
          </Button>
          <SiteLink href={path} className={buttonClass({ variant: "ghost" })}>
            {labels.clear}
          </SiteLink>
        </div>
      </form>
    </details>
  );
}

interface FilterFieldProps {
  control: FilterControl;
  value: string | number;
  any: string;
}

function FilterField({ control, value, any }: FilterFieldProps) {
  const { name, label, kind, options = [] } = control;
  const shared = { id: `list-${name}`, name, label, defaultValue: value };
  if (kind === "choice")
    return (
      // Without the key a cleared filter would keep what was chosen.
      <Select key={value} {...shared}>
        <option value="">{any}</option>
        <Options options={options} />
      </Select>
    );
  return (
    <TextInput
      key={value}
      {...shared}
      type={kind === "day" ? "date" : "text"}
      maxLength={kind === "day" ? undefined : MAX_LIST_WORDS}
      autoComplete="off"
    />
  );
}

function Options({ options }: { options: readonly FilterOption[] }) {
  const groups = [...new Set(options.map(({ group = "" }) => group))];
  return groups.map((name) => {
    const members = options
      .filter(({ group = "" }) => group === name)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
    return name === "" ? (
      members
    ) : (
      <optgroup key={name} label={name}>
        {members}
      </optgroup>
    );
  });
}
