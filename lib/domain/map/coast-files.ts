/** The coast as shipped in `public/`, named by its content; a test compares name and content. */
export const COAST_FILES = {
  /** 800 m tolerance, for the whole country. */
  overview: "/map/overview-f9b040ce.topo.json",
  /** 60 m tolerance, up to zoom 12. */
  coast: "/map/coast-28031605.topo.json",
} as const;
