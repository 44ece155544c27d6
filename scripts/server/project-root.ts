import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT_ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
