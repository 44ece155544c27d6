/** The boat whose card was pressed last: its large picture grows out of the card's. */
export const openedCard: { boatId: number | null } = { boatId: null };

/** The name that both pictures share while the page changes. */
export const openedName = (boatId: number): string => `boat-${boatId}`;

/** The class by which the style sheet knows this change. */
export const OPENED_CLASS = "opened-boat";
