const standing = new Map<string, string>();

interface Standing {
  suppressHydrationWarning: true;
  dangerouslySetInnerHTML: { __html: string };
}

/**
 * What stood in the element of this id when the document came, as React wants it: React leaves it alone then.
 * Remembered, since whoever leaves the page within the site and comes back finds neither the element nor, in its
 * data, what was in it.
 */
export function standingMarkup(id: string): Standing {
  const known = standing.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  standing.set(id, known);
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: known } };
}
