import type { Problem } from "@/lib/contracts/problem";

/** A call that did not succeed: the server's error, or `network` when it could not be reached. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.message ?? "");
    this.status = status;
    this.code = problem.error ?? (status === 0 ? "network" : "internal");
    this.fields = problem.fields ?? {};
    this.details = problem.details ?? {};
  }
}
