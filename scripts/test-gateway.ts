import { serverEnv } from "@/lib/config/env.server";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";
import { startGateway } from "@/scripts/server/start-gateway";
import { stopOnSignal } from "@/scripts/server/stop-on-signal";

// Runs the test gateway alone, for a site that was not started by `npm start` or `npm run dev`.
stopOnSignal(await startGateway(PROJECT_ROOT));
say(`The test gateway listens on ${serverEnv().TEST_GATEWAY_URL}`);
