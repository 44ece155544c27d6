"use client";

import { LazyErrorScreen } from "@/components/layout/errors/lazy-error-screen";

interface ErrorPageProps {
  error: Error & { digest?: string };
  /** Requests the page from the server again. */
  retry: () => void;
}

/** A page that failed keeps its document: language, direction and fonts stay. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <LazyErrorScreen error={error} retry={retry} />;
}
