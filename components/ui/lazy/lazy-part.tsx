"use client";

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { LoadFailure, LoadFailureDialog } from "@/components/ui/lazy/load-failure";

/** A component whose code is loaded when it is first shown. */
export interface LazyComponent<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Null until it was loaded once. */
  loaded: () => ComponentType<Props> | null;
  /** Loads ahead of use; a failure is shown when the part is opened. */
  preload: () => void;
}

/** Names a part by how to import it; `LazyPart` and `LazyDialog` show it. */
export function lazyPart<Props>(fetchCode: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let known: ComponentType<Props> | null = null;
  const load = async () => {
    known ??= await fetchCode();
    return known;
  };
  return { load, loaded: () => known, preload: () => void load().catch(() => undefined) };
}

interface LazyPartProps<Props> {
  part: LazyComponent<Props>;
  props: Props;
  /** Shown while the part is loading. */
  fallback?: ReactNode;
  /** Shown when it could not be loaded, instead of a notice in its place. `retry` returns whether it worked. */
  failure?: (retry: () => Promise<boolean>) => ReactNode;
}

/**
 * Shows a part. When it cannot be loaded, a notice with a retry button takes its place; it retries by itself when the
 * connection is back. The bundler's runtime does not cache a failed chunk: another `import()` requests it again
 * (tests/e2e/resilience/lost-connection.spec.ts).
 */
export function LazyPart<Props extends object>({
  part,
  props,
  fallback = null,
  failure,
}: LazyPartProps<Props>) {
  const [Loaded, setLoaded] = useState(part.loaded);
  const [failed, setFailed] = useState(false);
  const attempt = useCallback(async () => {
    try {
      const component = await part.load();
      setLoaded(() => component);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [part]);
  useEffect(() => void attempt(), [attempt]);
  useEffect(() => {
    if (!failed) return;
    const retry = () => void attempt();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed, attempt]);

  if (Loaded) return <Loaded {...props} />;
  if (!failed) return fallback;
  return failure ? failure(attempt) : <LoadFailure onRetry={attempt} />;
}

/** Shows a window that the visitor opened; a dialog reports when it cannot be loaded. */
export function LazyDialog<Props extends { onClose: () => void }>({
  part,
  props,
}: Pick<LazyPartProps<Props>, "part" | "props">) {
  return (
    <LazyPart
      part={part}
      props={props}
      failure={(retry) => <LoadFailureDialog onRetry={retry} onClose={props.onClose} />}
    />
  );
}
