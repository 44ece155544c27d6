import { ENDPOINT_ROWS, ENDPOINTS_WITHOUT_CONTRACT } from "@/lib/server/runtime/api/endpoint-table";

interface EndpointPath {
  path: string;
  segments: readonly string[];
  methods: readonly string[];
}

const isName = (segment: string) => segment.startsWith("{");

function listEndpointPaths(): EndpointPath[] {
  const methodsByPath = new Map<string, string[]>();
  for (const key of [...ENDPOINT_ROWS.map(([key]) => key), ...ENDPOINTS_WITHOUT_CONTRACT]) {
    const [method = "", path = ""] = key.split(" ");
    const known = methodsByPath.get(path) ?? ["OPTIONS"];
    methodsByPath.set(path, [...known, method, ...(method === "GET" ? ["HEAD"] : [])]);
  }
  const paths = [...methodsByPath].map(([path, methods]) => ({
    path,
    segments: path.slice(1).split("/"),
    methods: methods.toSorted(),
  }));
  // As Next chooses: a literal segment before a parameter.
  const names = ({ segments }: EndpointPath) => segments.filter(isName).length;
  return paths.toSorted((a, b) => names(a) - names(b));
}

const ENDPOINT_PATHS = listEndpointPaths();

function findEndpoint(path: string): EndpointPath | undefined {
  const segments = path.split("/").filter((segment) => segment !== "");
  return ENDPOINT_PATHS.find(
    (known) =>
      known.segments.length === segments.length &&
      known.segments.every((segment, index) => isName(segment) || segment === segments[index]),
  );
}

/**
 * The methods that an address under `/api/v1` supports, sorted, as `Allow` lists them; none when there is no endpoint.
 */
export function methodsOf(path: string): readonly string[] {
  return findEndpoint(path)?.methods ?? [];
}

/** The path of the endpoint at an address under `/api/v1`, as the table writes it; null when there is none. */
export function endpointPathOf(path: string): string | null {
  return findEndpoint(path)?.path ?? null;
}
