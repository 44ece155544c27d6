import {
  AFTER,
  LANES,
  STAGES,
  type StageName,
  type StageOptions,
  type StageResult,
} from "@/scripts/ci/test-stages";
import { say } from "@/scripts/server/say";

/**
 * Runs the stages in the lanes that they have, all of them even after a failure; ends with what was flaky and what
 * failed, a line each, and the sum on one line.
 */
export async function runStages(
  names: readonly StageName[],
  options: StageOptions = {},
): Promise<StageResult> {
  const total = { passed: 0, failures: [] as string[], flaky: [] as string[] };
  const lines: string[] = [];
  const ends = new Map(names.map((name) => [name, Promise.withResolvers<void>()]));
  await Promise.all(
    LANES.map(async (lane) => {
      for (const name of lane.filter((one) => names.includes(one))) {
        const before = AFTER[name];
        if (before) await ends.get(before)?.promise;
        say(`\n── ${name} ──`);
        const started = performance.now();
        const { passed, failures, flaky = [] } = await STAGES[name](options);
        total.passed += passed;
        total.failures.push(...failures);
        total.flaky.push(...flaky);
        ends.get(name)?.resolve();
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        lines.push(
          `${name.padEnd(12)} ${seconds.padStart(7)} s   ${passed} passed, ${failures.length} failed`,
        );
      }
    }),
  );
  say("");
  for (const line of [...total.flaky, ...total.failures]) say(line);
  say(`\n${lines.join("\n")}\n`);
  say(`${total.passed} passed, ${total.failures.length} failed`);
  return total;
}
