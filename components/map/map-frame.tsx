"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { Queries } from "@/components/layout/queries";
import { MapBoard } from "@/components/map/map-board";
import { MapCarousel, PortPanel } from "@/components/map/map-carousel";
import { MapCredit } from "@/components/map/map-credit";
import type { MapFrameProps } from "@/components/map/map-frame-props";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { useMedia } from "@/components/ui/use-media";
import type { MapPin } from "@/lib/domain/map/arrange-pins";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/pick-messages";
import "@/components/map/map-frame.css";

const WIDE = "(min-width: 1024px)";

/** The map with its sentences in this language: lists do not include them, since most visitors never open the map. */
export async function loadMapFrame(locale: Locale): Promise<ComponentType<MapFrameProps>> {
  const messages = pickMessages(await loadMessages(locale), ["map", "locator"]);
  return (props) => (
    <ClientMessages locale={locale} messages={messages}>
      <MapFrame {...props} />
    </ClientMessages>
  );
}

/** The map beside the list where there is room, over the whole screen elsewhere. */
function MapFrame(props: MapFrameProps) {
  const isWide = useMedia(WIDE, true);
  return <Queries>{isWide ? <MapBeside {...props} /> : <MapScreen {...props} />}</Queries>;
}

function MapBeside(props: MapFrameProps) {
  const t = useTranslations("map");
  const [chosen, setChosen] = useState<MapPin | null>(null);
  return (
    <section aria-label={t("title")} className="map-beside">
      <MapBoard {...props} chosen={chosen} onChoose={setChosen} />
      {chosen && <PortPanel {...props} pin={chosen} />}
      <MapCredit locale={props.locale} tiles={props.tiles?.attribution} />
    </section>
  );
}

function MapScreen(props: MapFrameProps) {
  const t = useTranslations("map");
  const [chosen, setChosen] = useState<MapPin | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const screen = useRef<HTMLDialogElement>(null);
  useBackCloses(true, props.onClose);
  // Before the map measures its place.
  useLayoutEffect(() => screen.current?.showModal(), []);
  return (
    <dialog ref={screen} aria-label={t("title")} className="map-screen" onClose={props.onClose}>
      <div className="map-screen-head">
        <h2 className="text-lg">{t("title")}</h2>
        <button
          type="button"
          aria-label={t("close")}
          className={buttonClass({ variant: "ghost", size: "icon" })}
          onClick={() => screen.current?.close()}
        >
          <Icon name="x" size={22} />
        </button>
      </div>
      <MapBoard {...props} chosen={chosen} shown={shown} onChoose={setChosen} />
      <MapCarousel {...props} pin={chosen} onShow={setShown} />
      <MapCredit locale={props.locale} tiles={props.tiles?.attribution} />
    </dialog>
  );
}
