import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

/** Sanitized text of editors, structured data, and the script that shows a searched trip before React has started. */
const ALLOWED = [
  "components/boats/booking/initial-bar.tsx",
  "components/layout/json-ld.tsx",
  "components/ui/prose.tsx",
];

test("only prose, structured data and one script reach a page as HTML text", () => {
  const files = filesOf(...CODE).filter((file) =>
    /dangerouslySetInnerHTML|insertAdjacentHTML|\.(inner|outer)HTML\s*=/.test(textOf(file)),
  );
  expect(files.sort()).toEqual(ALLOWED);
});
