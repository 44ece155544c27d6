import { create } from "zustand";
import { persist } from "zustand/middleware";
import { MAX_COMPARED } from "@/lib/domain/boats/compared-boat";

export interface ComparedBoatName {
  id: number;
  name: string;
}

interface Comparison {
  boats: readonly ComparedBoatName[];
  /** The query of the trip that the last boat was looked at for; empty without one. */
  trip: string;
  /** Whether the last boat was left out because the comparison is full. */
  full: boolean;
}

const NONE: Comparison = { boats: [], trip: "", full: false };
const KEY = "palamar:compare";

function isBoat(value: unknown): value is ComparedBoatName {
  const boat = value as Partial<ComparedBoatName> | null;
  return typeof boat?.id === "number" && typeof boat.name === "string";
}

// Storage may hold data of older versions or edited data.
function checked(stored: unknown): Comparison {
  const { boats, trip } = (stored ?? {}) as Partial<Record<keyof Comparison, unknown>>;
  if (!Array.isArray(boats) || typeof trip !== "string") return NONE;
  return { boats: boats.filter(isBoat).slice(0, MAX_COMPARED), trip, full: false };
}

/** The boats that a visitor chooses for a comparison; they stay in this browser. */
export const useComparison = create<Comparison>()(
  persist(() => NONE, {
    name: KEY,
    partialize: ({ boats, trip }) => ({ boats, trip }),
    merge: (stored) => checked(stored),
  }),
);

if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY) void useComparison.persist.rehydrate();
  });

/** Adds the boat, or takes it away again; a fifth one is refused and said to be. */
export function toggleCompared(boat: ComparedBoatName, trip: string | undefined): void {
  useComparison.setState(({ boats, trip: last }) => {
    const others = boats.filter(({ id }) => id !== boat.id);
    if (others.length < boats.length) return { boats: others, full: false };
    if (boats.length >= MAX_COMPARED) return { full: true };
    return { boats: [...boats, boat], trip: trip ?? last, full: false };
  });
}

/** Makes these boats the selection: what the comparison shows. */
export function setComparison(boats: readonly ComparedBoatName[], trip: string): void {
  useComparison.setState({ boats, trip, full: false });
}

export function clearComparison(): void {
  useComparison.setState(NONE);
}
