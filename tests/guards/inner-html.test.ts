import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

/**
 * Sanitized text of editors, structured data, and three scripts before React: a searched trip, forms sent too early, what
 * text may become code.
 */
const ALLOWED = [
  "components/boats/booking/initial-bar.tsx",
  "components/layout/first-scripts/nonce-script.tsx",
  "components/layout/json-ld.tsx",
  "components/ui/prose.tsx",
];

test("only prose, structured data and three scripts reach a page as HTML text", () => {
  const files = filesOf(...CODE).filter((file) =>
    /dangerouslySetInnerHTML|insertAdjacentHTML|\.(inner|outer)HTML\s*=/.test(textOf(file)),
  );
  expect(files.sort()).toEqual(ALLOWED);
});
