import { Client } from "pg";
import { TAG_CHANNEL } from "@/lib/server/db/notify-tags";

export interface HeardTags {
  /** All tags announced so far. */
  tags(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Listens to announced cache tags on a connection of its own. */
export async function hearTags(connectionString: string): Promise<HeardTags> {
  const client = new Client({ connectionString });
  const heard: string[] = [];
  client.on("notification", ({ payload }) => heard.push(...(JSON.parse(payload ?? "[]") as string[])));
  await client.connect();
  await client.query(`listen ${TAG_CHANNEL}`);
  return {
    tags: async () => {
      // PostgreSQL hands over what was committed before it answers the next query.
      await client.query("select 1");
      return [...heard];
    },
    stop: () => client.end(),
  };
}
