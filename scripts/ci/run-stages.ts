import { STAGES, type StageName, type StageResult } from "@/scripts/ci/test-stages";
import { say } from "@/scripts/server/say";

/**
 * Runs the stages one after the other, all of them even after a failure; ends with what failed, a line each, and
 * the sum on one line.
 */
export async function runStages(names: readonly StageName[]): Promise<StageResult> {
  const total: StageResult = { passed: 0, failures: [] };
  const lines: string[] = [];
  for (const name of names) {
    say(`\n── ${name} ──`);
    const started = performance.now();
    const { passed, failures } = await STAGES[name]();
    total.passed += passed;
    total.failures.push(...failures);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(`${name.padEnd(12)} ${seconds.padStart(7)} s   ${passed} passed, ${failures.length} failed`);
  }
  say("");
  for (const failure of total.failures) say(failure);
  say(`\n${lines.join("\n")}\n`);
  say(`${total.passed} passed, ${total.failures.length} failed`);
  return total;
}
