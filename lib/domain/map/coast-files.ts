/** The coast as shipped in `public/`, named by its content; a test compares name and content. */
export const COAST_FILES = {
  /** 800 m tolerance, for the whole country. */
  overview: "/map/overview-aa9431d1.topo.json",
  /** 60 m tolerance, up to zoom 12. */
  coast: "/map/coast-73d991d2.topo.json",
} as const;
