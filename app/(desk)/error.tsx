"use client";

// A page that failed keeps its document: language, direction and fonts stay.
export { LazyErrorScreen as default } from "@/components/layout/errors/lazy-error-screen";
