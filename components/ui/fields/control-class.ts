/** The look shared by text inputs, selects and text areas. 16 px text keeps phones from zooming in. */
export const CONTROL_CLASS = "control";
