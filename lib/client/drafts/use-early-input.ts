import { type RefObject, useLayoutEffect, useRef } from "react";

/** Whether a field shows something else than the server's HTML gave it. */
export function isEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(given, 0);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/**
 * Passes, by the names of the fields, what the form holds where somebody has filled it in before the scripts ran.
 * Controlled fields need it: at their next rendering React would put its own values back.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  onFound: (entered: Readonly<Record<string, string>>) => void,
): void {
  const call = useRef(onFound);
  useLayoutEffect(() => {
    if (!form.current || ![...form.current.elements].some(isEdited)) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    call.current(Object.fromEntries(entries));
  }, [form]);
}
