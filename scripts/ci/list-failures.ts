import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What we read of the JSON that `jest --json` writes. */
export interface JestReport {
  testResults: {
    name: string;
    status: string;
    /** Of the whole file: set also when it could not be loaded, which no test in it reports. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** What we read of Playwright's JSON. */
export interface BrowserReport {
  suites?: BrowserSuite[];
  errors: { message?: string; location?: { file: string } }[];
}

interface BrowserSuite {
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: BrowserSuite[];
}

const MAX_ERROR_LENGTH = 300;

/** As Jest calls a test that did not run. */
const NOT_RUN = ["pending", "todo", "disabled"];
const SKIPPED = "skipped: a test that does not run proves nothing";

/** One line for each test that failed or was skipped, and for each file that could not even be loaded. */
export function listJestFailures(stage: string, { testResults }: JestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => lineOf(stage, file, test.fullName, test.failureMessages?.[0] ?? ""));
    const skipped = assertionResults
      .filter((test) => NOT_RUN.includes(test.status))
      .map((test) => lineOf(stage, file, test.fullName, SKIPPED));
    const unloaded = failed.length === 0 && status === "failed" ? [lineOf(stage, file, message)] : [];
    return [...failed, ...unloaded, ...skipped];
  });
}

/**
 * One line for each browser test that failed or was skipped, and for each error outside of them (setup, a file
 * that does not load).
 */
export function listBrowserFailures(
  stage: string,
  { suites = [], errors }: BrowserReport,
  root: string,
): string[] {
  const failed = suites
    .flatMap(browserTests)
    .filter(({ status }) => status !== "expected" && status !== "flaky")
    .map(({ file, title, status, said }) =>
      lineOf(stage, file, title, status === "skipped" ? SKIPPED : said),
    );
  const outside = errors.map(({ message = "", location }) =>
    lineOf(stage, location ? relative(root, location.file) : "outside of tests", message),
  );
  return [...failed, ...outside];
}

/** One line for each browser test that failed and passed when it was repeated. */
export function listFlaky(stage: string, { suites = [] }: BrowserReport): string[] {
  return suites
    .flatMap(browserTests)
    .filter(({ status }) => status === "flaky")
    .map(({ file, title, said }) => lineOf(stage, file, title, said).replace(/^failed/, "flaky"));
}

interface BrowserTest {
  file: string;
  title: string;
  status: string;
  /** The errors of all its tries. */
  said: string;
}

function browserTests({ specs = [], suites = [] }: BrowserSuite): BrowserTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => {
      const said = results.flatMap(({ errors = [] }) => errors.map(withoutStack)).join(" ");
      return { file, title, status, said };
    }),
  );
  return [...own, ...suites.flatMap(browserTests)];
}

/** The error comes last, on the same line, so that a log whose beginning is cut off still shows it. */
function lineOf(stage: string, ...parts: string[]): string {
  const error = withoutStack({ message: parts.at(-1) });
  return `failed: ${[stage, ...parts.slice(0, -1), error.slice(0, MAX_ERROR_LENGTH)].join(" › ")}`;
}

function withoutStack({ message = "" }: { message?: string }): string {
  const [text = ""] = stripVTControlCharacters(message).split(/\n\s+at /);
  return text.replace(/\s+/g, " ").trim();
}
