import type { FieldErrors } from "react-hook-form";

/**
 * Puts the focus on the first refused field as the page shows them. The form library takes the order in which fields
 * were registered, and a parent registers its own before those of its children.
 */
export function focusFirstError(errors: FieldErrors, target: unknown): void {
  if (!(target instanceof HTMLFormElement)) return;
  const refused = [...target.elements].find(
    (element) =>
      element instanceof HTMLElement &&
      Object.hasOwn(errors, element.getAttribute("name") ?? "") &&
      !element.matches(":disabled"),
  );
  if (refused instanceof HTMLElement) refused.focus();
}
