import { startEmbeddedDatabase } from "@/scripts/server/postgresql/embedded-database";
import { say } from "@/scripts/server/say";

// A process for the tests to kill: joins the database of the folder it is given, and stays.
const [projectRoot = "", dataDirectory = ""] = process.argv.slice(2);
const { url } = await startEmbeddedDatabase({ projectRoot, dataDirectory, database: "palamar" });
say(`joined ${url}`);
setInterval(() => undefined, 60_000);
