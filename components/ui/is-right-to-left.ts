/** Whether the text around an element runs from right to left: there, keys and swipes turn round. */
export function isRightToLeft(element: Element): boolean {
  return element.closest("[dir]")?.getAttribute("dir") === "rtl";
}
