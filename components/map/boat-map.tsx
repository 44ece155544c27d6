"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Tiles } from "@/components/map/make-map";
import type { MapSearch } from "@/components/map/map-search";
import { forgetMap, isMapOpenOn, rememberOpening } from "@/components/map/remembered-map";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import type { Locale } from "@/lib/i18n/locales";
import "@/components/map/boat-map.css";

interface BoatMapProps {
  locale: Locale;
  labels: Record<"show" | "close", string>;
  search: MapSearch;
  tiles: Tiles | null;
  /** The list, beside which the map opens. */
  children: ReactNode;
}

const loadFrame = async (locale: Locale) => {
  const { loadMapFrame } = await import("@/components/map/map-frame");
  return loadMapFrame(locale);
};

/** The list with a button for the map, of which nothing is loaded before the visitor opens it. */
export function BoatMap({ locale, labels, search, tiles, children }: BoatMapProps) {
  const [frame] = useState(() => lazyPart(() => loadFrame(locale)));
  const [isOpen, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const split = useRef<HTMLDivElement>(null);

  function open() {
    const page = window.location.pathname;
    // Opened by the visitor, not restored by the back button.
    if (!isMapOpenOn(page)) split.current?.scrollIntoView({ block: "start" });
    rememberOpening(page);
    setOpen(true);
  }

  function close() {
    forgetMap();
    setOpen(false);
  }

  useEffect(() => {
    setReady(true);
    if (isMapOpenOn(window.location.pathname)) setOpen(true);
  }, []);

  return (
    <div ref={split} className="map-split" data-open={isOpen || undefined}>
      <div className="map-bar">
        <button
          type="button"
          aria-expanded={isOpen}
          className={`${buttonClass({ variant: "outline", size: "small" })} ${ready ? "" : "invisible"}`}
          onClick={() => (isOpen ? close() : open())}
        >
          <Icon name="map-pin" size={18} />
          {isOpen ? labels.close : labels.show}
        </button>
      </div>
      <div ref={list} className="map-list">
        {children}
      </div>
      {isOpen && <LazyPart part={frame} props={{ locale, search, tiles, list, onClose: close }} />}
    </div>
  );
}
