import { appResponse } from "@/lib/contracts/app";
import { contactForm } from "@/lib/contracts/contact";
import * as content from "@/lib/contracts/content";
import { homeResponse } from "@/lib/contracts/home";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, MINUTE } from "@/lib/server/runtime/api/limit-windows";

/** Settings and texts of the site. */
export const CONTENT_ENDPOINTS = {
  "GET /app": {
    session: "none",
    limit: { name: "app", points: 120, seconds: MINUTE },
    response: appResponse,
  },
  "GET /home": {
    session: "none",
    limit: { name: "home", points: 120, seconds: MINUTE },
    response: homeResponse,
  },
  "GET /special-services": {
    session: "none",
    limit: { name: "special_services", points: 120, seconds: MINUTE },
    response: content.specialServicesResponse,
  },
  "GET /special-services/{slug}": {
    session: "none",
    limit: { name: "special_service", points: 120, seconds: MINUTE },
    params: content.slugParams,
    response: content.specialServiceResponse,
  },
  "GET /blogs": {
    session: "none",
    limit: { name: "blogs", points: 120, seconds: MINUTE },
    query: content.blogsQuery,
    response: content.blogsResponse,
  },
  "GET /blogs/{slug}": {
    session: "none",
    limit: { name: "blog", points: 120, seconds: MINUTE },
    params: content.slugParams,
    response: content.blogResponse,
  },
  "GET /faqs": {
    session: "none",
    limit: { name: "faqs", points: 120, seconds: MINUTE },
    response: content.faqsResponse,
  },
  "GET /pages/{type}/{slug}": {
    session: "none",
    limit: { name: "page", points: 120, seconds: MINUTE },
    params: content.pageParams,
    response: content.pageResponse,
  },
  "POST /contact": {
    session: "none",
    limit: { name: "contact", points: 5, seconds: HOUR, shared: true },
    body: contactForm,
    response: null,
  },
} as const satisfies EndpointRows;
