/** The path as the visitor sent it: the front records it before it removes repeated slashes. */
export const PUBLIC_PATH_HEADER = "x-palamar-path";
