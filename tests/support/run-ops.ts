import { jest } from "@jest/globals";
import { understand } from "@/scripts/ops/operate";

export interface OpsAnswer {
  code: number;
  text: string;
}

/** What the operator's command line answers, its exit code and all that it prints. */
export async function runOps(databaseUrl: string, words: readonly string[]): Promise<OpsAnswer> {
  let text = "";
  const printed = jest.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  try {
    const call = understand(words);
    const code = "code" in call ? call.code : await call.run({ projectRoot: process.cwd(), databaseUrl });
    return { code, text };
  } finally {
    printed.mockRestore();
  }
}
