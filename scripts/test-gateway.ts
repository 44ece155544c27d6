import { serverEnv } from "@/lib/config/env.server";
import { PROJECT_ROOT } from "@/scripts/support/project-root";
import { say } from "@/scripts/support/say";
import { startGateway } from "@/scripts/support/start-gateway";
import { stopOnSignal } from "@/scripts/support/stop-on-signal";

// The test gateway by itself, beside a site that was not started by `npm start` or `npm run dev`.
stopOnSignal(await startGateway(PROJECT_ROOT));
say(`The test gateway listens on ${serverEnv().TEST_GATEWAY_URL}`);
