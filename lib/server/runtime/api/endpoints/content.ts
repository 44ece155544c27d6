import { appResponse } from "@/lib/contracts/app";
import { contactForm } from "@/lib/contracts/contact";
import * as content from "@/lib/contracts/content";
import { homeResponse } from "@/lib/contracts/home";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { HOUR, MINUTE } from "@/lib/server/runtime/api/limit-windows";

/** Settings and texts of the site. */
export const CONTENT_ENDPOINTS = {
  "GET /app": {
    access: "anyone",
    limit: { name: "app", points: 120, seconds: MINUTE },
    response: appResponse,
  },
  "GET /home": {
    access: "anyone",
    limit: { name: "home", points: 120, seconds: MINUTE },
    response: homeResponse,
  },
  "GET /special-services": {
    access: "anyone",
    limit: { name: "special_services", points: 120, seconds: MINUTE },
    response: content.specialServicesResponse,
  },
  "GET /special-services/{slug}": {
    access: "anyone",
    limit: { name: "special_service", points: 120, seconds: MINUTE },
    params: content.slugParams,
    response: content.specialServiceResponse,
  },
  "GET /blogs": {
    access: "anyone",
    limit: { name: "blogs", points: 120, seconds: MINUTE },
    query: content.blogsQuery,
    response: content.blogsResponse,
  },
  "GET /blogs/{slug}": {
    access: "anyone",
    limit: { name: "blog", points: 120, seconds: MINUTE },
    params: content.slugParams,
    response: content.blogResponse,
  },
  "GET /faqs": {
    access: "anyone",
    limit: { name: "faqs", points: 120, seconds: MINUTE },
    response: content.faqsResponse,
  },
  "GET /pages/{type}/{slug}": {
    access: "anyone",
    limit: { name: "page", points: 120, seconds: MINUTE },
    params: content.pageParams,
    response: content.pageResponse,
  },
  "POST /contact": {
    access: "anyone",
    limit: { name: "contact", points: 5, seconds: HOUR, shared: true },
    body: contactForm,
    response: null,
  },
} as const satisfies EndpointRows;
