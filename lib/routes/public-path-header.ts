/** The path as the visitor sent it: the front notes it before repeated slashes are taken out. */
export const PUBLIC_PATH_HEADER = "x-palamar-path";
