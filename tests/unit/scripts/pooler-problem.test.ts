import { poolerProblem } from "@/scripts/server/refuse-transaction-pooler";

const TRANSACTION = { sharesProcess: true, keepsStatements: true, hasDirectUrl: true };

test("connections of their own need nothing", () => {
  for (const hasDirectUrl of [true, false])
    expect(poolerProblem({ sharesProcess: false, keepsStatements: true, hasDirectUrl })).toBeNull();
});

test("a pooler in transaction mode is refused without an address that leads around it", () => {
  const problem = poolerProblem({ ...TRANSACTION, hasDirectUrl: false });
  expect(problem).toContain("transaction mode");
  expect(problem).toContain("DATABASE_DIRECT_URL");
});

test("with that address it serves only when it knows prepared statements", () => {
  expect(poolerProblem(TRANSACTION)).toBeNull();
  expect(poolerProblem({ ...TRANSACTION, keepsStatements: false })).toContain("max_prepared_statements");
});
