"use client";

import { LateErrorScreen } from "@/components/layout/errors/lazy-error-screen";

interface ErrorPageProps {
  error: Error & { digest?: string };
  /** Asks the server again. */
  retry: () => void;
}

/** A page that broke keeps its document: language, direction and fonts stay. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <LateErrorScreen error={error} retry={retry} />;
}
