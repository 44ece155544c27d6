import { listBrowserFailures, listFlaky, listJestFailures } from "@/scripts/ci/list-failures";

const passed = { status: "passed", fullName: "one guarantee", failureMessages: [] };

test("each failed test of a jest run is listed on one line, with its file and the error without its stack", () => {
  const message =
    "Error: \u001b[2mexpect(\u001b[22mreceived) // equality\n\nExpected: 2\nReceived: 1\n    at x.ts:1";
  const broken = { status: "failed", fullName: "another guarantee", failureMessages: [message] };
  const files = [
    { name: "/p/tests/unit/a.test.ts", status: "passed", message: "", assertionResults: [passed] },
    { name: "/p/tests/unit/b.test.ts", status: "failed", message, assertionResults: [passed, broken] },
  ];
  expect(listJestFailures("unit", { testResults: files }, "/p")).toEqual([
    "failed: unit › tests/unit/b.test.ts › another guarantee › Error: expect(received) // equality Expected: 2 Received: 1",
  ]);
});

test("a skipped test counts as failed in both runners", () => {
  const assertionResults = ["pending", "todo"].map((status) => ({ status, fullName: `a ${status} one` }));
  const file = { name: "/p/a.test.ts", status: "passed", message: "", assertionResults };
  expect(listJestFailures("unit", { testResults: [file] }, "/p")).toEqual([
    "failed: unit › a.test.ts › a pending one › skipped: a test that does not run proves nothing",
    "failed: unit › a.test.ts › a todo one › skipped: a test that does not run proves nothing",
  ]);
  const specs = [{ file: "a.spec.ts", title: "a later one", tests: [{ status: "skipped", results: [] }] }];
  expect(listBrowserFailures("e2e", { suites: [{ specs }], errors: [] }, "/p")).toEqual([
    "failed: e2e › a.spec.ts › a later one › skipped: a test that does not run proves nothing",
  ]);
});

test("a test file that could not be loaded is listed, although none of its tests ran", () => {
  const file = {
    name: "/p/a.test.ts",
    status: "failed",
    message: "Cannot find module",
    assertionResults: [],
  };
  expect(listJestFailures("guards", { testResults: [file] }, "/p")).toEqual([
    "failed: guards › a.test.ts › Cannot find module",
  ]);
});

test("failed browser tests in any describe and errors outside of tests are listed", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: "a.spec.ts",
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const suites = [
    {
      specs: [spec("a guarantee", "expected")],
      suites: [
        {
          specs: [spec("a deep one", "unexpected", "Timeout.", "waiting\n  for it")],
        },
      ],
    },
  ];
  const errors = [{ message: "no site" }, { message: "unknown word", location: { file: "/p/b.spec.ts" } }];
  expect(listBrowserFailures("e2e", { suites, errors }, "/p")).toEqual([
    "failed: e2e › a.spec.ts › a deep one › Timeout. waiting for it",
    "failed: e2e › outside of tests › no site",
    "failed: e2e › b.spec.ts › unknown word",
  ]);
});

test("a browser test that passed when it was repeated is no failure, and is named with the error of its first try", () => {
  const results = [{ errors: [{ message: "Timeout." }] }, { errors: [] }];
  const specs = [{ file: "a.spec.ts", title: "an unsteady one", tests: [{ status: "flaky", results }] }];
  const report = { suites: [{ specs }], errors: [] };
  expect(listBrowserFailures("e2e", report, "/p")).toEqual([]);
  expect(listFlaky("e2e", report)).toEqual(["flaky: e2e › a.spec.ts › an unsteady one › Timeout."]);
});

test("a long error is cut, so that a log's last lines hold every failure", () => {
  const [line] = listBrowserFailures("e2e", { errors: [{ message: "x".repeat(9000) }] }, "/p");
  expect(line?.length).toBeLessThan(400);
});
