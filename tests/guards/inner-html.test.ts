import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

/** Sanitized text of editors, structured data, and functions of ours that run before React. */
const ALLOWED = [
  "components/layout/first-scripts/inline-script.tsx",
  "components/layout/json-ld.tsx",
  "components/ui/prose.tsx",
];

test("only prose, structured data and our own inline scripts reach a page as HTML text", () => {
  const files = filesOf(...CODE).filter((file) =>
    /dangerouslySetInnerHTML|insertAdjacentHTML|\.(inner|outer)HTML\s*=/.test(textOf(file)),
  );
  expect(files.sort()).toEqual(ALLOWED);
});
