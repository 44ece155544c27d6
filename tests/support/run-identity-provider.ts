import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { childEnvironment } from "@/lib/config/child-environment";
import { pathFor } from "@/lib/routes/path-for";

export interface IdentityProvider {
  process: ChildProcess;
  /** Settings of a site that believes this provider. */
  settings: Record<"GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "GOOGLE_ISSUER", string>;
}

/** Starts `identity-provider.ts` and waits until it answers. */
export async function runIdentityProvider(): Promise<IdentityProvider> {
  const client = { GOOGLE_CLIENT_ID: "palamar-test", GOOGLE_CLIENT_SECRET: "a secret between the two" };
  const parameters = [...Object.values(client), pathFor("googleCallback", "tr")];
  const child = spawn(
    process.execPath,
    [
      "--import",
      "./scripts/server/resolve-project-paths.mjs",
      "tests/support/identity-provider.ts",
      ...parameters,
    ],
    { stdio: ["ignore", "pipe", "ignore"], env: childEnvironment({ NODE_OPTIONS: "" }) },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith("{")) continue;
    const { issuer } = JSON.parse(line) as { issuer: string };
    return { process: child, settings: { ...client, GOOGLE_ISSUER: issuer } };
  }
  throw new Error(`the provider ended with ${child.exitCode}`);
}
