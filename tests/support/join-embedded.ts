import { startEmbeddedDatabase } from "@/lib/server/db/embedded/embedded-database";
import { say } from "@/scripts/support/say";

// A process for the tests to kill: joins the database of the folder it is given, and stays.
const [projectRoot = "", dataDirectory = ""] = process.argv.slice(2);
const { url } = await startEmbeddedDatabase({ projectRoot, dataDirectory, database: "palamar" });
say(`joined ${url}`);
setInterval(() => undefined, 60_000);
