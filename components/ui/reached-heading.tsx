"use client";

import { type ComponentProps, useEffect, useRef } from "react";

interface ReachedHeadingProps extends ComponentProps<"h2"> {
  id: string;
}

/**
 * A heading that links lead to: it takes the focus, also from a link that Next follows without a new document, where
 * browsers would leave it on the link.
 */
export function ReachedHeading({ id, ...heading }: ReachedHeadingProps) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) place.current?.focus();
  }, [id]);
  return <h2 ref={place} id={id} tabIndex={-1} {...heading} />;
}
