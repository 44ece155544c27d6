"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { MapFrameProps } from "@/components/map/map-frame-props";
import { hrefWithBox, isInPlace, leavesPlace, searchedBox } from "@/components/map/map-search";
import { carryMapTo, rememberedMap } from "@/components/map/remembered-map";
import { useCardPins } from "@/components/map/use-card-pins";
import { useLiveMap } from "@/components/map/use-live-map";
import { useMapPorts } from "@/components/map/use-map-ports";
import { Button } from "@/components/ui/button";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import type { MapPin, MapPort } from "@/lib/domain/map/arrange-pins";
import { boxAround, boxHolds, parseBox } from "@/lib/domain/map/geo-box";
import { pathFor } from "@/lib/routes/path-for";

interface MapBoardProps extends MapFrameProps {
  chosen: MapPin | null;
  /** The port of the card in sight, where cards lie beneath the map. */
  shown?: number | null;
  onChoose: (pin: MapPin | null) => void;
}

/** Milliseconds without another move after which the moved map is searched. */
const FOLLOW_MS = 600;

/** The map with its pins, and the search for what it shows. */
export function MapBoard({ chosen, shown = null, onChoose, ...props }: MapBoardProps) {
  const { search, list } = props;
  const t = useTranslations("map");
  const holder = useRef<HTMLElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { push, replace } = useRouter();
  const { ports, isError, refetch } = useMapPorts(search);
  const [moved, setMoved] = useState(false);
  const [follows, setFollows] = useState(rememberedMap.follows);
  const live = useLiveMap(holder, props, ports, {
    onChoose: choose,
    onPoint: (pin) => cards.point(pin),
    onMove: noteMove,
  });
  const cards = useCardPins(list, props, { chosen, shown }, live?.pins);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function searchHere() {
    if (!live) return;
    const text = live.map.shownBox();
    const box = parseBox(text);
    const leaves = box && ports && leavesPlace(search, ports, box);
    const href = hrefWithBox(window.location, text, leaves ? pathFor("boats", props.locale) : null);
    rememberedMap.box = text;
    carryMapTo(new URL(href, window.location.origin).pathname);
    setMoved(false);
    const go = leaveWindows() ? replace : push;
    go(href, { scroll: false });
  }

  function noteMove() {
    setMoved(true);
    clearTimeout(waiting.current);
    if (rememberedMap.follows) waiting.current = setTimeout(searchHere, FOLLOW_MS);
  }

  function choose(pin: MapPin) {
    if (pin.kind === "port") return onChoose(pin);
    const box = boxAround((ports ?? []).filter(({ id }) => pin.portIds.includes(id)));
    if (box) live?.map.showBox(box);
    noteMove();
  }

  return (
    <div className="map-board">
      {/* The frame of a map has no direction of reading: west is left. */}
      <section ref={holder} dir="ltr" aria-label={t("label")} className="map-holder" />
      <div className="map-tools">
        {moved && (
          <Button size="small" onClick={searchHere}>
            {t("search_area")}
          </Button>
        )}
        <label className="map-follow">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ currentTarget: { checked } }) => {
              rememberedMap.follows = checked;
              setFollows(checked);
            }}
          />
          {t("search_moving")}
        </label>
      </div>
      <MapStatus ports={ports?.filter((port) => isInPlace(search, port))} box={searchedBox(search)} />
      {isError && (
        <p role="alert" className="map-message">
          {t("failed")}{" "}
          <button type="button" className="underline" onClick={refetch}>
            {t("retry")}
          </button>
        </p>
      )}
      {ports?.length === 0 && <p className="map-message">{t("nothing")}</p>}
    </div>
  );
}

/** Announces how many boats are in the searched part of the map, when the number changes. */
function MapStatus({ ports, box }: { ports: readonly MapPort[] | undefined; box: string | undefined }) {
  const t = useTranslations("map");
  const [said, setSaid] = useState("");
  const searched = box ? parseBox(box) : null;
  const inside = ports?.filter((port) => searched && boxHolds(searched, port)) ?? [];
  const count = inside.reduce((sum, { boats }) => sum + boats, 0);
  const boats = t(inside.some(({ more }) => more) ? "boats_more" : "boats", { count });
  const text = searched && ports ? t("area_count", { boats }) : "";
  // A region that appears with its text is not read out.
  useEffect(() => setSaid(text), [text]);
  return (
    <p role="status" className="map-status">
      {said}
    </p>
  );
}
