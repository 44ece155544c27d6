type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Entered {
  control: Control;
  value: string;
}

/** Whether a field shows something else than the server's HTML gave it. */
export function isEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(given, 0);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  // The value of a box is what it stands for; where the HTML gives none, it differs from its default.
  const isBox = field.type === "checkbox" || field.type === "radio";
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Remembers input from before the page's scripts ran; the returned function enters it again, so that React, which has
 * missed those events, stores it. Forms with an address of their own (searches) are left out: they need no script, and
 * take over by themselves.
 */
export function rememberEarlyInput(): () => void {
  // Of a group of radio buttons the chosen one: the one that it replaced is "edited" too.
  const controls = document.querySelectorAll<Control>(
    "input:not([type=radio]), input:checked, select, textarea",
  );
  const entered = [...controls]
    .filter((control) => isEdited(control) && !control.form?.hasAttribute("action"))
    .map((control): Entered => ({ control, value: control.value }));
  return () => {
    for (const { control, value } of entered) enterAgain(control, isEdited(control) ? control.value : value);
  };
}

function enterAgain(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
    // A click changes it, so it begins as the server gave it.
    control.checked = control.type === "checkbox" && control.defaultChecked;
    control.click();
  } else {
    typeAgain(control, value);
  }
}

function typeAgain(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = control;
  // React compares with what was last assigned to the field; what people type does not pass through its property.
  control.value = control.defaultValue;
  const typed = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
  typed?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  else if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}
