"use client";

import { useEffect, useRef } from "react";
import { announce } from "@/components/ui/announce";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";
import { clearComparison, toggleCompared, useComparison } from "@/lib/client/session/compare-store";
import { COMPARED_NAME, comparedValue } from "@/lib/domain/boats/compared-boat";
import "@/components/boats/compare/compare-tray.css";

export interface CompareTrayLabels {
  /** The page of comparisons. */
  path: string;
  title: string;
  action: string;
  /** While there is one boat only. */
  more: string;
  full: string;
  clear: string;
  /** With `{name}` in it. */
  remove: string;
}

/** The boats chosen for comparison at the foot of a list, and the way to compare them. */
export function CompareTray({ labels }: { labels: CompareTrayLabels }) {
  const { boats, full } = useComparison();
  const text = full ? labels.full : boats.length === 1 ? labels.more : "";
  const said = [`${labels.title}: ${boats.length}`, text].filter(Boolean).join(". ");
  const known = useRef(said);
  // Said elsewhere: the tray comes together with its text.
  useEffect(() => {
    if (known.current !== said) announce(said);
    known.current = said;
  }, [said]);
  if (boats.length === 0) return null;
  const query = new URLSearchParams(boats.map(({ id, trip }) => [COMPARED_NAME, comparedValue(id, trip)]));
  return (
    <section aria-label={labels.title} className="compare-tray">
      <ul>
        {boats.map((boat) => (
          <li key={boat.id}>
            <span>{boat.name}</span>
            <button
              type="button"
              aria-label={labels.remove.replace("{name}", () => boat.name)}
              onClick={() => toggleCompared(boat)}
            >
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p>{text}</p>
      <button
        type="button"
        className={buttonClass({ variant: "ghost", size: "small" })}
        onClick={clearComparison}
      >
        {labels.clear}
      </button>
      <SiteLink
        href={`${labels.path}?${query}`}
        rel="nofollow"
        className={buttonClass({ variant: "secondary", size: "small" })}
      >
        <Icon name="scale" size={18} />
        {labels.action}
      </SiteLink>
    </section>
  );
}
