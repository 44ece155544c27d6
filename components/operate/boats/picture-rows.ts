import type { FormValues } from "@/lib/domain/boats/boat-form";

const LIST = "pictures";

/** The rows of the pictures in a form, in their order. */
export function pictureRows(values: FormValues): number[] {
  const rows = Object.keys(values).flatMap((name) => {
    const [list, row = ""] = name.split(".");
    return list === LIST ? [Number(row)] : [];
  });
  return [...new Set(rows)].sort((one, other) => one - other);
}

/** The form with its pictures in this order of their present rows; what is left out goes. */
export function orderPictures(values: FormValues, order: readonly number[]): FormValues {
  const others = Object.entries(values).filter(([name]) => !name.startsWith(`${LIST}.`));
  const moved = order.flatMap((row, index) =>
    Object.entries(values)
      .filter(([name]) => name.startsWith(`${LIST}.${row}.`))
      .map(([name, value]) => [name.replace(`${LIST}.${row}.`, `${LIST}.${index}.`), value] as const),
  );
  return Object.fromEntries([...others, ...moved]);
}

/** Rows with the one at `from` at the place `to`. */
export function movedRow(rows: readonly number[], from: number, to: number): number[] {
  const left = rows.filter((_, index) => index !== from);
  const row = rows[from];
  return row === undefined ? [...rows] : [...left.slice(0, to), row, ...left.slice(to)];
}
