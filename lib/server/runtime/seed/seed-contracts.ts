import type { PoolClient } from "pg";
import {
  contractName,
  insertContracts,
  isSameText,
  newestContracts,
  readStoredContracts,
} from "@/lib/server/booking/contracts/files/contract-template";
import { readContractFolder } from "@/lib/server/booking/contracts/files/read-contract-folder";
import { contentFolders } from "./read-seed";

/** Long ago, so that the first texts are in force for every booking, of the demo too. */
const ALWAYS = new Date("2026-01-01T00:00:00+03:00");

/**
 * The shipped contracts. A changed text becomes a new version from now on, also when its file forgot to raise the
 * number; what customers accepted stays. Once the operator has published a version of a contract, no shipped one
 * follows. Returns whether anything changed.
 */
export async function seedContracts(client: PoolClient, now: Date): Promise<boolean> {
  const read = contentFolders().map(readContractFolder);
  const issues = read.flatMap((folder) => folder.issues);
  const named = new Map(read.flatMap(({ templates }) => templates).map((one) => [contractName(one), one]));
  if (issues.length > 0)
    throw new Error(issues.map(({ file, line, problem }) => `${file}:${line} ${problem}`).join("\n"));
  const newest = newestContracts(await readStoredContracts(client));
  const missing = [...named.values()].flatMap((template) => {
    const former = newest.get(contractName(template));
    if (!former) return [{ ...template, validFrom: ALWAYS, shipped: true }];
    if (!former.shipped || isSameText(template, former)) return [];
    const version = Math.max(template.version, former.version + 1);
    return [{ ...template, version, validFrom: now, shipped: true }];
  });
  await insertContracts(client, missing);
  return missing.length > 0;
}
