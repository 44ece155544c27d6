import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

/** Sanitized text of editors, and structured data: nothing else is put into a page as HTML. */
const ALLOWED = ["components/layout/json-ld.tsx", "components/ui/prose.tsx"];
/** What the filter forms still stand on; both files go with the last of them. */
const LEAVING = ["components/ui/markup.ts", "components/ui/standing-markup.ts"];

test("only prose and structured data reach a page as HTML text", () => {
  const files = filesOf(...CODE).filter((file) =>
    /dangerouslySetInnerHTML|insertAdjacentHTML|\.(inner|outer)HTML\s*=/.test(textOf(file)),
  );
  expect(files.filter((file) => !LEAVING.includes(file)).sort()).toEqual(ALLOWED);
});
