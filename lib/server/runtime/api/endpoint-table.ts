import type { EndpointContract } from "@/lib/server/runtime/api/endpoint-contract";
import { AUTH_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/auth";
import { BOAT_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/boats";
import { CHECKOUT_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/checkout";
import { CONSOLE_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console";
import { CONSOLE_BOAT_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-boats";
import { CONSOLE_BOOKING_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-bookings";
import { CONSOLE_CALENDAR_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-calendars";
import { CONSOLE_CALLER_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-caller";
import { CONSOLE_CATALOGUE_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-catalogue";
import { CONSOLE_CONTENT_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-content";
import { CONSOLE_CUSTOMER_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-customers";
import { CONSOLE_GRID_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-grid";
import { CONSOLE_INBOX_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-inbox";
import { CONSOLE_LIST_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-lists";
import { CONSOLE_OWNER_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-owners";
import { CONSOLE_OWNERS_MONEY_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-owners-money";
import { CONSOLE_PACKAGE_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-packages";
import { CONSOLE_SETTING_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/console-settings";
import { CONTENT_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/content";
import { DESK_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/desk";
import { GUEST_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/guests";
import { QUESTION_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/questions";
import { SHORTLIST_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/shortlists";
import { USER_ENDPOINTS } from "@/lib/server/runtime/api/endpoints/user";

/**
 * Every endpoint of `/api/v1` that has a contract, by method and path: the one source of what `endpoint()` checks,
 * what `openapi.json` describes and which methods an address allows.
 */
export const ENDPOINTS = {
  ...AUTH_ENDPOINTS,
  ...USER_ENDPOINTS,
  ...SHORTLIST_ENDPOINTS,
  ...GUEST_ENDPOINTS,
  ...QUESTION_ENDPOINTS,
  ...BOAT_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...CONSOLE_ENDPOINTS,
  ...CONSOLE_CUSTOMER_ENDPOINTS,
  ...CONSOLE_LIST_ENDPOINTS,
  ...CONSOLE_BOOKING_ENDPOINTS,
  ...CONSOLE_CONTENT_ENDPOINTS,
  ...CONSOLE_PACKAGE_ENDPOINTS,
  ...CONSOLE_INBOX_ENDPOINTS,
  ...CONSOLE_CALLER_ENDPOINTS,
  ...CONSOLE_BOAT_ENDPOINTS,
  ...CONSOLE_GRID_ENDPOINTS,
  ...CONSOLE_CALENDAR_ENDPOINTS,
  ...CONSOLE_OWNERS_MONEY_ENDPOINTS,
  ...CONSOLE_SETTING_ENDPOINTS,
  ...CONSOLE_CATALOGUE_ENDPOINTS,
  ...CONSOLE_OWNER_ENDPOINTS,
  ...DESK_ENDPOINTS,
} as const;

export type EndpointKey = keyof typeof ENDPOINTS;

/** Endpoints under `/api/v1` without a contract: for providers, tools, and forms that are posted without a script. */
export const ENDPOINTS_WITHOUT_CONTRACT = [
  "GET /openapi.json",
  "POST /owner-applications",
  "POST /owner-desk/forms",
  "POST /owner-invitations/{token}",
  "POST /payments/callback/{provider}",
  "POST /payments/webhook/{provider}",
] as const;

export const ENDPOINT_ROWS = Object.entries<EndpointContract>(ENDPOINTS);
