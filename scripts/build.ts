import { completeEnvironment } from "@/lib/config/complete-environment";
import { buildWhenStale } from "@/scripts/server/build-when-stale";
import { PROJECT_ROOT } from "@/scripts/server/project-root";

/** The build alone, for images and releases: `npm run build`. `npm start` does the same when it is needed. */
completeEnvironment(PROJECT_ROOT, "production");
await buildWhenStale(PROJECT_ROOT);
