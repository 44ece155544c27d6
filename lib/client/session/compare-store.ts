import { create } from "zustand";
import { persist } from "zustand/middleware";
import { MAX_COMPARED } from "@/lib/domain/boats/compared-boat";

export interface ComparedBoatName {
  id: number;
  name: string;
  /** The query of the trip that it was shown for; empty without one. */
  trip: string;
}

interface Comparison {
  boats: readonly ComparedBoatName[];
  /** Whether the last boat was left out because the comparison is full. */
  full: boolean;
}

const NONE: Comparison = { boats: [], full: false };
const KEY = "palamar:compare";

function isBoat(value: unknown): value is ComparedBoatName {
  const boat = value as Partial<ComparedBoatName> | null;
  return typeof boat?.id === "number" && typeof boat.name === "string" && typeof boat.trip === "string";
}

// Storage may hold data of older versions or edited data.
function checked(stored: unknown): Comparison {
  const { boats } = (stored ?? {}) as Partial<Record<keyof Comparison, unknown>>;
  return Array.isArray(boats) ? { boats: boats.filter(isBoat).slice(0, MAX_COMPARED), full: false } : NONE;
}

/** The boats that a visitor chooses for a comparison; they stay in this browser. */
export const useComparison = create<Comparison>()(
  persist(() => NONE, {
    name: KEY,
    partialize: ({ boats }) => ({ boats }),
    merge: (stored) => checked(stored),
  }),
);

if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY) void useComparison.persist.rehydrate();
  });

/** Adds the boat, or takes it away again; a fifth one is refused and said to be. */
export function toggleCompared(boat: ComparedBoatName): void {
  useComparison.setState(({ boats }) => {
    const others = boats.filter(({ id }) => id !== boat.id);
    if (others.length < boats.length) return { boats: others, full: false };
    if (boats.length >= MAX_COMPARED) return { full: true };
    return { boats: [...boats, boat], full: false };
  });
}

/** Makes these boats the selection: what the comparison shows. */
export function setComparison(boats: readonly ComparedBoatName[]): void {
  useComparison.setState({ boats, full: false });
}

export function clearComparison(): void {
  useComparison.setState(NONE);
}
