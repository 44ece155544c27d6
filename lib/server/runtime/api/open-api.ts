import { toJsonSchema } from "@valibot/to-json-schema";
import { serverEnv } from "@/lib/config/env.server";
import { FAILURES } from "@/lib/contracts/failures";
import { problem } from "@/lib/contracts/problem";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { SESSION_COOKIES } from "@/lib/routes/areas";
import type { RateLimit } from "@/lib/server/platform/request/rate-limit";
import type { EndpointContract, Schema } from "@/lib/server/runtime/api/endpoint-contract";
import { successStatus } from "@/lib/server/runtime/api/endpoint-response";
import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";
import { needOf } from "@/lib/server/runtime/api/session-need";

type Json = Record<string, unknown>;

/** JSON Schema of the input (`input`: before defaults and transformations) or the output. */
function schemaOf(schema: Schema, typeMode: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore" });
  return rest;
}

const json = (schema: Json) => ({ "application/json": { schema } });

/** The fields of `params` or `query`, as OpenAPI describes each on its own. */
function parametersIn(place: "path" | "query", fields: Schema | undefined): Json[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = schemaOf(fields, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

const HEADERS: Json[] = [
  {
    name: "AppLocale",
    in: "header",
    required: false,
    schema: { type: "string", enum: [...LOCALES], default: DEFAULT_LOCALE },
  },
];
const IDEMPOTENCY_HEADER = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  schema: { type: "string", minLength: 8, maxLength: 128 },
};

function operation(method: string, path: string, row: EndpointContract): Json {
  const success = row.response ? { content: json(schemaOf(row.response, "input")) } : {};
  return {
    operationId: `${method.toLowerCase()} ${path.slice(1)}`
      .replace(/[^a-zA-Z]+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W+$/, ""),
    tags: [path.split("/")[1]],
    parameters: [
      ...HEADERS,
      ...(row.idempotent ? [IDEMPOTENCY_HEADER] : []),
      ...parametersIn("path", row.params),
      ...parametersIn("query", row.query),
    ],
    ...(row.body ? { requestBody: { required: true, content: json(schemaOf(row.body, "input")) } } : {}),
    responses: {
      [successStatus(row)]: { description: "OK", ...success },
      default: { description: "Problem", content: json({ $ref: "#/components/schemas/Problem" }) },
    },
    ...(row.limit ? { "x-rate-limit": rateLimitOf(row.limit) } : {}),
    ...(needOf(row.access).use === "none" ? {} : { security: securityOf(row) }),
  };
}

/** A rate limit: requests beyond `points` within `seconds` are refused with 429 and `Retry-After`. */
function rateLimitOf({ points, seconds, per }: RateLimit): Json {
  return { requests: points, seconds, per: per ?? "address" };
}

function securityOf({ access }: EndpointContract): Json[] {
  const { kind, use } = needOf(access);
  const schemes = kind === "staff" ? [{ staff: [] }] : [{ session: [] }, { bearer: [] }];
  return use !== "required" ? [{}, ...schemes] : schemes;
}

/**
 * The OpenAPI description of the API, generated from the contracts. Schemas describe what is inside the envelope
 * (`{"data":"<base64 iv>:<base64 ciphertext>"}`); the codes of problems are those of FAILURES.
 */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [key, row] of ENDPOINT_ROWS) {
    const [method = "", path = ""] = key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, row) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    servers: [{ url: `${serverEnv().SITE_URL}/api/v1` }],
    paths,
    components: {
      schemas: {
        Problem: { ...schemaOf(problem, "output"), "x-codes": FAILURES },
        Envelope: { type: "object", properties: { data: { type: "string" } }, required: ["data"] },
      },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: SESSION_COOKIES.customer },
        staff: { type: "apiKey", in: "cookie", name: SESSION_COOKIES.staff },
        owner: { type: "apiKey", in: "cookie", name: SESSION_COOKIES.owner },
      },
    },
  };
}
