import { matchIndependentPath, matchPath } from "@/lib/routes/match-path";
import { parseAddress } from "@/lib/routes/parse-address";
import { endpointPathOf } from "@/lib/server/runtime/api/methods-of";

const API = /^\/api\/v1(?=\/|$)/;
const FILE = /^\/(_next|media|map|icons|fonts)\/|\.(ico|js|txt|xml|webmanifest)$/;

/** The route of an address, one of a bounded number of names: what visitors make up is "missing". */
export function routeLabel(path: string): string {
  if (API.test(path)) return `api ${endpointPathOf(path.replace(API, "")) ?? "missing"}`;
  if (FILE.test(path)) return "file";
  const address = parseAddress(path);
  if (address.path === null) return "missing";
  const [match] = [...matchIndependentPath(address.path), ...matchPath(address.locale, address.path)];
  return match?.name ?? "missing";
}
