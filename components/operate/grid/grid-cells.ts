/** A cell of the grid: a boat's row, counted through all groups, and a column of time. */
export interface GridCell {
  row: number;
  column: number;
}

/** Cells from one corner to the other, both included. */
export interface GridPick {
  /** Where it began; the other corner is where the cursor stands. */
  anchor: GridCell;
  cursor: GridCell;
}

interface Size {
  rows: number;
  columns: number;
}

const PAGE_ROWS = 10;

/** Where a key leads from a cell; null for a key that moves nothing. */
export function moveByKey(key: string, { row, column }: GridCell, { rows, columns }: Size): GridCell | null {
  const moves: Record<string, [rows: number, columns: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    PageUp: [-PAGE_ROWS, 0],
    PageDown: [PAGE_ROWS, 0],
    Home: [0, -column],
    End: [0, columns],
  };
  const move = moves[key];
  if (!move) return null;
  const within = (value: number, count: number) => Math.min(Math.max(0, value), count - 1);
  return { row: within(row + move[0], rows), column: within(column + move[1], columns) };
}

/** The rows and columns of a pick, from the lower to the higher, the last ones included. */
export function boundsOf({ anchor, cursor }: GridPick) {
  return {
    firstRow: Math.min(anchor.row, cursor.row),
    lastRow: Math.max(anchor.row, cursor.row),
    firstColumn: Math.min(anchor.column, cursor.column),
    lastColumn: Math.max(anchor.column, cursor.column),
  };
}

/** The cell of a grid that a pointer is over; null beside the cells. */
export function cellAt(grid: HTMLElement, x: number, y: number, columns: number): GridCell | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-row]");
  const time = row && grid.contains(row) ? row.querySelector("td") : null;
  if (!row || !time) return null;
  const { left, width } = time.getBoundingClientRect();
  if (x < left) return null;
  const column = Math.floor(((x - left) / width) * columns);
  return { row: Number(row.dataset.row), column: Math.min(column, columns - 1) };
}

/** How much of each kind is drawn in a cell, where a row has no bars. */
export function countDrawn(row: Element | null | undefined, column: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of row?.querySelectorAll("path[data-kind]") ?? []) {
    const parts = [...(path.getAttribute("d") ?? "").matchAll(/M([\d.]+) [\d.]+h([\d.]+)/g)];
    const inCell = parts.filter(
      ([, from, width]) => Number(from) < column + 1 && Number(from) + Number(width) > column,
    );
    if (inCell.length > 0) counts.set(path.getAttribute("data-kind") ?? "", inCell.length);
  }
  return counts;
}

/** The bars that lie in a cell, from the left to the right. */
export function barsIn(row: Element | null | undefined, column: number): HTMLElement[] {
  const bars = [...(row?.querySelectorAll<HTMLElement>(".grid-bar") ?? [])];
  return bars.filter(({ style }) => {
    const from = Number(style.getPropertyValue("--from"));
    return from < column + 1 && from + Number(style.getPropertyValue("--width")) > column;
  });
}
