import { toJsonSchema } from "@valibot/to-json-schema";
import { serverEnv } from "@/lib/config/env.server";
import { FAILURES } from "@/lib/contracts/failures";
import { problem } from "@/lib/contracts/problem";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import type { Schema } from "@/lib/server/api/endpoint-contract";
import { ENDPOINT_ROWS, type EndpointRow } from "@/lib/server/api/endpoint-table";

type Json = Record<string, unknown>;

/** JSON Schema of the input (`input`: before defaults and transformations) or the output. */
function schemaOf(schema: Schema, typeMode: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore" });
  return rest;
}

const json = (schema: Json) => ({ "application/json": { schema } });

function queryParameters(query: Schema): Json[] {
  const { properties = {}, required = [] } = schemaOf(query, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
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

function operation(method: string, path: string, row: EndpointRow): Json {
  const status = row.status ?? (row.response ? 200 : 204);
  const success = row.response ? { content: json(schemaOf(row.response, "input")) } : {};
  return {
    operationId: `${method.toLowerCase()} ${path.slice(1)}`
      .replace(/[^a-zA-Z]+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W+$/, ""),
    tags: [path.split("/")[1]],
    parameters: [
      ...HEADERS,
      ...(row.idempotent ? [IDEMPOTENCY_HEADER] : []),
      ...pathParameters(path),
      ...(row.query ? queryParameters(row.query) : []),
    ],
    ...(row.body ? { requestBody: { required: true, content: json(schemaOf(row.body, "input")) } } : {}),
    responses: {
      [status]: { description: "OK", ...success },
      default: { description: "Problem", content: json({ $ref: "#/components/schemas/Problem" }) },
    },
    ...(row.session === "none" ? {} : { security: securityOf(row) }),
  };
}

function securityOf({ session }: EndpointRow): Json[] {
  const schemes = [{ session: [] }, { bearer: [] }];
  return session === "optional" ? [{}, ...schemes] : schemes;
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
        session: { type: "apiKey", in: "cookie", name: "palamar_session" },
      },
    },
  };
}
