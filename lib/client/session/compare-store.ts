import { browserStorage } from "@/lib/client/session/browser-storage";
import { MOST_COMPARED } from "@/lib/domain/boats/compared-boat";

/** The boats that a visitor gathers for a comparison; they stay in this browser. */
const KEY = "palamar:compare";

export interface GatheredBoat {
  id: number;
  name: string;
}

export interface Gathered {
  boats: readonly GatheredBoat[];
  /** The query of the trip that the last boat was looked at for; empty without one. */
  trip: string;
  /** Whether the last boat found no room. */
  full: boolean;
}

const NONE: Gathered = { boats: [], trip: "", full: false };
const listeners = new Set<() => void>();
let gathered: Gathered | null = null;

function isBoat(value: unknown): value is GatheredBoat {
  const boat = value as Partial<GatheredBoat> | null;
  return typeof boat?.id === "number" && typeof boat.name === "string";
}

function stored(): Gathered {
  try {
    const read: unknown = JSON.parse(browserStorage()?.getItem(KEY) ?? "null");
    const { boats, trip } = (read ?? {}) as Partial<Record<keyof Gathered, unknown>>;
    if (!Array.isArray(boats) || typeof trip !== "string") return NONE;
    return { boats: boats.filter(isBoat).slice(0, MOST_COMPARED), trip, full: false };
  } catch {
    return NONE;
  }
}

function change(next: Gathered): void {
  gathered = next;
  try {
    browserStorage()?.setItem(KEY, JSON.stringify({ boats: next.boats, trip: next.trip }));
  } catch {
    // Full storage: the selection lasts as long as this page.
  }
  for (const listener of listeners) listener();
}

function followOtherTab({ key }: StorageEvent): void {
  if (key !== KEY) return;
  gathered = stored();
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToGathered(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

export function readGathered(): Gathered {
  gathered ??= stored();
  return gathered;
}

/** The server's snapshot: buttons appear when scripts run. */
export const gatheredOnServer = (): Gathered | null => null;

/** Adds the boat, or takes it away again; a fifth one is refused and said to be. */
export function toggleGathered(boat: GatheredBoat, trip: string | undefined): void {
  const { boats, trip: last } = readGathered();
  const others = boats.filter(({ id }) => id !== boat.id);
  if (others.length < boats.length) change({ boats: others, trip: last, full: false });
  else if (boats.length >= MOST_COMPARED) change({ boats, trip: last, full: true });
  else change({ boats: [...boats, boat], trip: trip ?? last, full: false });
}

/** Makes these boats the selection: what the comparison shows. */
export function setGathered(boats: readonly GatheredBoat[], trip: string): void {
  change({ boats, trip, full: false });
}

export function clearGathered(): void {
  change(NONE);
}
