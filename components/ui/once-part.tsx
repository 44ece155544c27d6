"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";
import { standingMarkup } from "@/components/ui/standing-markup";

type Tag = "div" | "nav" | "ul" | "section" | "aside" | "footer";

type OncePartProps<T> = Omit<ComponentPropsWithRef<"div">, "children"> & {
  as?: Tag;
  /** Unique in the page: by it the part finds its markup again. */
  id: string;
  /** Null in a document, whose data does not repeat what its markup says. */
  data: T | null;
  /** Must not need React in the browser: no state, no handlers. Listeners go to the element. */
  children: (data: T) => ReactNode;
};

/** Content that is there to be read: written by the server, left alone by the browser. */
export function OncePart<T>({ as = "div", data, children, ...rest }: OncePartProps<T>) {
  const Part = as as "div";
  if (data !== null)
    return (
      <Part key="written" {...rest}>
        {children(data)}
      </Part>
    );
  return <Part key="standing" {...rest} {...standingMarkup(rest.id)} />;
}
