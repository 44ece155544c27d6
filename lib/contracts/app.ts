import * as v from "valibot";
import { PAGE_TYPES, SERVICE_TYPES, SERVICE_UNITS, USAGE_RULE_KINDS } from "@/lib/domain/shared/vocabulary";
import { localized, rowId } from "./fields";

const option = v.object({ value: v.string(), label: v.string() });

const place = v.object({
  id: rowId,
  ...localized("name"),
  ...localized("slug"),
  latitude: v.number(),
  longitude: v.number(),
});
const page = v.object({
  id: rowId,
  key: v.string(),
  type: v.picklist(PAGE_TYPES),
  ...localized("title"),
  ...localized("slug"),
});

/** App variables, cached for an hour by the client. */
export const appResponse = v.object({
  constants: v.record(v.string(), v.array(option)),
  staticPages: v.array(page),
  contracts: v.array(page),
  /** Ids of static pages that screens link to by name. */
  staticPagesIds: v.object({ rentBoat: v.nullable(rowId) }),
  cities: v.array(v.object({ ...place.entries, areas: v.array(place) })),
  ports: v.array(v.object({ ...place.entries, city_id: rowId, area_id: rowId })),
  types: v.array(v.object({ id: rowId, ...localized("name"), ...localized("slug") })),
  facilities: v.array(
    v.object({ id: rowId, ...localized("name"), icon: v.string(), category_id: v.number() }),
  ),
  services: v.array(
    v.object({
      id: rowId,
      ...localized("name"),
      type: v.picklist(SERVICE_TYPES),
      unit: v.picklist(SERVICE_UNITS),
      category_id: v.number(),
    }),
  ),
  usageRules: v.array(
    v.object({
      id: rowId,
      ...localized("name"),
      /** What boats without this ban permit, as a filter label; empty where the rule is no filter. */
      ...localized("permission"),
      type: v.picklist(USAGE_RULE_KINDS),
      icon: v.string(),
    }),
  ),
  equipmentCategoryId: v.number(),
  settings: v.record(v.string(), v.unknown()),
});
export type AppResponse = v.InferOutput<typeof appResponse>;
