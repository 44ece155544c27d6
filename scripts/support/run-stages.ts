import { say } from "@/scripts/support/say";
import { type Count, STAGES, type StageName } from "@/scripts/support/test-stages";

/** Runs the stages one after the other, all of them even after a failure; ends with the sum on one line. */
export async function runStages(names: readonly StageName[]): Promise<Count> {
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const name of names) {
    say(`\n── ${name} ──`);
    const started = performance.now();
    const { passed, failed } = await STAGES[name]();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(`${name.padEnd(12)} ${seconds.padStart(7)} s   ${passed} passed, ${failed} failed`);
  }
  say(`\n${lines.join("\n")}\n`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total;
}
