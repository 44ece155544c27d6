import { join } from "node:path";
import type { Door } from "@/lib/server/api/endpoint-contract";

/** The handler of an endpoint by the key of its table row, e.g. `GET /vehicles/{vehicle}`. */
export async function findDoor(key: string): Promise<Door> {
  const [method = "", path = ""] = key.split(" ");
  const folder = path.replace(/\{(\w+)\}/g, "[$1]");
  const handlers: Partial<Record<string, Door>> = await import(
    join(process.cwd(), "app/api/v1", folder, "route")
  );
  const door = handlers[method];
  if (!door) throw new Error(`No door for ${key}`);
  return door;
}
