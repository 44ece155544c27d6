import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { PROJECT_ROOT } from "@/scripts/server/project-root";

const PROGRAM = `
  const { runUntilStopped } = await import("@/scripts/server/run-until-stopped");
  let written = 0;
  runUntilStopped(async () => {
    process.on("uncaughtException", (error) => console.error(error));
    process.on("message", () => process.send({ written, cpu: process.cpuUsage().user }));
    setInterval(() => console.log("line", (written += 1)), 20);
    console.log("started");
  });`;

test("a program whose output nobody reads any more goes on, without a word and without work", async () => {
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/server/resolve-project-paths.mjs", "--input-type=module", "-e", PROGRAM],
    { cwd: PROJECT_ROOT, stdio: ["ignore", "pipe", "pipe", "ipc"] },
  );
  const ask = async () => {
    child.send("how far?");
    const [state] = (await once(child, "message")) as [{ written: number; cpu: number }];
    return state;
  };
  try {
    await once(child.stdout ?? child, "data");
    child.stdout?.destroy();
    child.stderr?.destroy();
    const before = await ask();
    let after = before;
    while (after.written < before.written + 50) {
      await sleep(20);
      after = await ask();
    }
    // Microseconds: fifty lines take a few milliseconds each, a loop of reports about reports all of a second.
    expect(after.cpu - before.cpu).toBeLessThan(500_000);
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill("SIGKILL");
  }
});
