/** The look shared by text inputs, selects and text areas. 16 px text keeps phones from zooming in. */
export const CONTROL_CLASS =
  "w-full min-h-11 rounded-field border border-field bg-white px-3.5 py-2 text-base text-ink " +
  "placeholder:text-muted hover:border-sea disabled:bg-sand disabled:text-muted aria-invalid:border-danger";
