import { actionAnswer, actionBody } from "@/lib/contracts/console/action";
import * as packages from "@/lib/contracts/console/packages";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";

const WRITING = { access: { staff: "catalogue.write" }, response: actionAnswer } as const;

/** What the console does with the packages of special services. */
export const CONSOLE_PACKAGE_ENDPOINTS = {
  "POST /operate/packages/{service}": {
    ...WRITING,
    params: packages.serviceParams,
    body: packages.addPackageAction,
  },
  "POST /operate/packages/{service}/{key}/change": {
    ...WRITING,
    params: packages.packageParams,
    body: packages.changePackageAction,
  },
  "POST /operate/packages/{service}/{key}/remove": {
    ...WRITING,
    params: packages.packageParams,
    body: actionBody({}),
  },
} as const satisfies EndpointRows;
