import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/**
 * How many guests an order is for: packages that are made for a number of guests need one within it, the others
 * take none. Refuses a missing number and one beyond what the package is made for.
 */
export function checkPersons(
  personCount: number | null,
  maxPersons: number | null,
): Outcome<number | null, "persons_missing" | "package_too_small"> {
  if (maxPersons === null) return accept(null);
  if (personCount === null) return refuse("persons_missing", { max: maxPersons });
  if (personCount > maxPersons) return refuse("package_too_small", { max: maxPersons });
  return accept(personCount);
}
