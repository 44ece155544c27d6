import L from "leaflet";
import { arrangePins, type MapPin, type MapPort } from "@/lib/domain/map/arrange-pins";
import { formatMoney } from "@/lib/i18n/format-money";

export interface PinTexts {
  /** The whole sentence: name, number and lowest price. */
  label(pin: MapPin): string;
  direction: "ltr" | "rtl";
}

export interface PinLayer {
  /** Arranges them again for the current zoom and visible part; the focus stays, or goes to the pin of these ports. */
  draw(ports: readonly MapPort[], focusOn?: readonly number[]): void;
  /** Marks the pins of these ports. */
  mark(portIds: ReadonlySet<number>): void;
}

/** Pills lie above the dots that they made of others. */
const LIFT = { pill: 1000, dot: 0 } as const;

interface PinListeners {
  onChoose(pin: MapPin): void;
  /** The pin under the pointer or in focus; null for none. */
  onPoint(pin: MapPin | null): void;
}

/** Pins as buttons: Leaflet's own markers announce no name and take the focus away after a click. */
export function pinLayer(map: L.Map, texts: PinTexts, { onChoose, onPoint }: PinListeners): PinLayer {
  const markers = L.layerGroup().addTo(map);
  const buttons = new Map<HTMLButtonElement, MapPin>();
  let marked: ReadonlySet<number> = new Set();
  let dragged = false;
  map.on("dragstart", () => {
    dragged = true;
  });

  function showMarks(): void {
    for (const [button, { portIds }] of buttons)
      button.toggleAttribute(
        "data-marked",
        portIds.some((id) => marked.has(id)),
      );
  }

  function buttonOf(pin: MapPin): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `map-pin map-pin-${pin.shape}`;
    button.dir = texts.direction;
    button.append(part("span", "sr-only", texts.label(pin)));
    if (pin.shape === "pill") button.append(faceOf(pin));
    else if (pin.nameSide) button.append(dotName(pin.name, pin.nameSide));
    button.addEventListener("pointerdown", () => {
      dragged = false;
    });
    button.addEventListener("click", (event) => {
      // A drag that began on the pin ends with a click; one by key has no detail.
      if (event.detail > 0 && dragged) return;
      onChoose(pin);
    });
    button.addEventListener("pointerenter", () => onPoint(pin));
    button.addEventListener("pointerleave", () => onPoint(null));
    button.addEventListener("focus", () => onPoint(pin));
    button.addEventListener("blur", () => onPoint(null));
    // Two quick presses do not ask to zoom. The map gets the rest, so that it can be dragged by a pin.
    L.DomEvent.on(button as HTMLElement, "click dblclick", L.DomEvent.stopPropagation);
    return button;
  }

  return {
    draw(ports, focusOn) {
      const focused = [...buttons].find(([button]) => button === document.activeElement)?.[1];
      const wanted = focusOn ?? focused?.portIds;
      markers.clearLayers();
      buttons.clear();
      const pins = arrangePins(ports, map.getZoom(), texts.direction === "rtl");
      for (const pin of pins.filter(({ latitude, longitude }) =>
        map.getBounds().contains([latitude, longitude]),
      )) {
        const button = buttonOf(pin);
        buttons.set(button, pin);
        const icon = L.divIcon({ html: button, className: "map-pin-place", iconSize: [0, 0] });
        const at: L.LatLngTuple = [pin.latitude, pin.longitude];
        markers.addLayer(
          L.marker(at, { icon, keyboard: false, interactive: false, zIndexOffset: LIFT[pin.shape] }),
        );
      }
      showMarks();
      // After a city is chosen, the focus moves to its first port.
      const next = [...buttons].find(([, { portIds }]) => portIds.some((id) => wanted?.includes(id)));
      next?.[0].focus({ preventScroll: true });
    },
    mark(portIds) {
      marked = portIds;
      showMarks();
    },
  };
}

/** What is seen of a pill: a city by its name, a port by its lowest price. */
function faceOf({ kind, name, boats, more, lowest }: MapPin): HTMLElement {
  const count = more ? `\u2066${boats}+\u2069` : String(boats);
  const face = part("span", "", "");
  face.ariaHidden = "true";
  face.append(part("b", "", kind === "city" ? name : count));
  if (kind === "city") face.append(part("span", "map-pin-count", count));
  else if (lowest) {
    const price = part("bdi", "", shortMoney(lowest.amount, lowest.currency));
    price.dir = "ltr";
    face.append(price);
  }
  if (kind === "port") face.append(part("small", "map-pin-name", name));
  return face;
}

/** The name of a dot, on a side of the map and not of the language. */
function dotName(name: string, side: string): HTMLElement {
  const element = part("bdi", "map-pin-town", name);
  element.dir = "ltr";
  element.ariaHidden = "true";
  element.dataset.side = side;
  return element;
}

/** Prices of boats are whole; a pill has no room to say so. */
function shortMoney(...money: Parameters<typeof formatMoney>): string {
  return formatMoney(...money).replace(/,00$/, "");
}

function part(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
