"use client";

import type { ErrorScreenProps } from "@/components/layout/errors/error-screen";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { LoadFailure } from "@/components/ui/lazy/load-failure";

const errorScreen = lazyPart<ErrorScreenProps>(async () => {
  const screen = await import("@/components/layout/errors/error-screen");
  await screen.loadPageMessages();
  return screen.ErrorScreen;
});

/**
 * The error screen, loaded when a page breaks: its boundary travels with every page. A page that broke because the
 * connection was lost cannot load it either, and shows a notice about that instead.
 */
export function LazyErrorScreen(props: ErrorScreenProps) {
  return (
    <LazyPart
      part={errorScreen}
      props={props}
      failure={(load) => (
        <main id="content" className="container-page grid min-h-dvh content-center justify-center">
          <LoadFailure onRetry={async () => (await load()) && props.retry()} />
        </main>
      )}
    />
  );
}
