"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { OCCUPANCY_KINDS } from "@/lib/domain/shared/vocabulary";
import { pathFor } from "@/lib/routes/path-for";
import { barsIn, boundsOf, cellAt, countDrawn, type GridCell, type GridPick, moveByKey } from "./grid-cells";
import { GridPicks } from "./grid-picks";

interface GridSelectionProps {
  /** In the order of the rows. */
  boats: readonly { id: number; code: string; name: string }[];
  /** When each column begins, its name, and the end of the last. */
  columns: readonly { time: string; spoken: string }[];
  end: string;
  /** Whether the reader may block and free. */
  mayBlock: boolean;
  /** The grid, made by the server. */
  children: ReactNode;
}

/** Cells picked by mouse or keys, of one boat or several, and what can be done with them. */
export function GridSelection({ boats, columns, end, mayBlock, children }: GridSelectionProps) {
  const router = useRouter();
  const locale = useLocale();
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const [pick, setPick] = useState<GridPick>({
    anchor: { row: 0, column: 0 },
    cursor: { row: 0, column: 0 },
  });
  const [isPicked, setPicked] = useState(false);
  const isDragging = useRef(false);
  const isFocusMoved = useRef(false);
  const rowAt = (row: number) => grid?.querySelector<HTMLElement>(`[data-row="${row}"]`);

  useEffect(() => {
    if (!isFocusMoved.current) return;
    isFocusMoved.current = false;
    grid?.querySelector<HTMLElement>(".grid-cursor")?.focus();
  });

  function go(cursor: GridCell, { extends: isExtended = false, picks = false } = {}) {
    isFocusMoved.current = true;
    setPick((former) => ({ cursor, anchor: isExtended ? former.anchor : cursor }));
    setPicked(isExtended || picks);
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || event.pointerType === "touch" || isLink(event.target)) return;
    const cell = grid && cellAt(grid, event.clientX, event.clientY, columns.length);
    if (!cell) return;
    // Neither text is marked nor the focus dropped.
    event.preventDefault();
    isDragging.current = true;
    go(cell, { extends: event.shiftKey, picks: true });
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!isDragging.current || !grid) return;
    if (event.buttons === 0) {
      isDragging.current = false;
      return;
    }
    const cell = cellAt(grid, event.clientX, event.clientY, columns.length);
    if (cell && (cell.row !== pick.cursor.row || cell.column !== pick.cursor.column))
      go(cell, { extends: true });
  }

  function click(event: MouseEvent<HTMLDivElement>) {
    isDragging.current = false;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      router.push(link.getAttribute("href") ?? "");
    }
    const isTouch = (event.nativeEvent as unknown as { pointerType?: string }).pointerType === "touch";
    const cell = !link && isTouch && grid ? cellAt(grid, event.clientX, event.clientY, columns.length) : null;
    if (cell) go(cell, { picks: true });
  }

  /** The bar that lies there, or else the day of the boat. */
  function openCell(bar: HTMLElement | undefined) {
    if (bar) bar.focus();
    else router.push(dayOf(pick.cursor));
  }

  const dayOf = ({ row, column }: GridCell) =>
    pathFor("consoleGrid", locale, null, {
      view: "day",
      from: columns[column]?.time.slice(0, 10),
      q: boats[row]?.code,
    });

  function key(event: KeyboardEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLElement)) return;
    const { cursor } = pick;
    const inCell = barsIn(rowAt(cursor.row), cursor.column);
    const bars: HTMLElement[] = inCell.filter((bar) => bar.matches("a"));
    const onBar = bars.indexOf(event.target);
    if (onBar === -1 && !event.target.matches(".grid-cursor")) return;
    const moved = moveByKey(event.key, cursor, { rows: boats.length, columns: columns.length });
    if (event.key === "Enter" && onBar === -1) openCell(bars[0]);
    else if (event.key === "Enter") return;
    else if (event.key === "Escape" && onBar !== -1) go(cursor);
    else if (event.key === "Escape") setPicked(false);
    else if (event.key === " ") go(cursor, { picks: true });
    else if (moved && onBar !== -1 && moved.row === cursor.row)
      bars[onBar + Math.sign(moved.column - cursor.column)]?.focus();
    else if (moved) go(moved, { extends: event.shiftKey });
    else return;
    event.preventDefault();
  }

  const { firstRow, lastRow, firstColumn, lastColumn } = boundsOf(pick);
  const picked = boats.slice(firstRow, lastRow + 1);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the grid inside has the role, made by the server */}
      <div
        ref={setGrid}
        className="grid-scroll"
        onPointerDown={press}
        onPointerMove={drag}
        onClick={click}
        onKeyDown={key}
      >
        {children}
        {/* Here, so that their keys reach the handler: React follows its own tree. */}
        {isPicked &&
          picked.map(({ id }, index) => {
            const row = rowAt(firstRow + index);
            return row && createPortal(<Picked from={firstColumn} until={lastColumn} />, row, `${id}`);
          })}
        <Cursor
          row={rowAt(pick.cursor.row)}
          boat={boats[pick.cursor.row]?.name}
          column={pick.cursor.column}
          spoken={columns[pick.cursor.column]?.spoken}
          isPicked={isPicked}
        />
      </div>
      {isPicked && (
        <GridPicks
          boats={picked}
          mayBlock={mayBlock}
          day={dayOf(pick.cursor)}
          from={columns[firstColumn]?.time ?? end}
          until={columns[lastColumn + 1]?.time ?? end}
        />
      )}
    </>
  );
}

const KINDS = [...OCCUPANCY_KINDS, "imported", "request"] as const;

const isLink = (target: EventTarget) => target instanceof Element && target.closest("a") !== null;

const inColumns = (from: number, width: number) => ({ "--from": from, "--width": width }) as object;

function Picked({ from, until }: { from: number; until: number }) {
  return <td aria-hidden className="grid-picked" style={inColumns(from, until - from + 1)} />;
}

interface CursorProps {
  row: HTMLElement | null | undefined;
  boat: string | undefined;
  column: number;
  spoken: string | undefined;
  isPicked: boolean;
}

/** The one cell that has the focus of the grid; it says what lies in it. */
function Cursor({ row, boat = "", column, spoken = "", isPicked }: CursorProps) {
  const t = useTranslations("console_grid");
  const [lying, setLying] = useState("");
  // After each render, since the server's part of it is in the document only then.
  useLayoutEffect(() => {
    const bars = barsIn(row, column).map((bar) => bar.title);
    const drawn = countDrawn(row, column);
    const counted = KINDS.flatMap((kind) => {
      const count = drawn.get(kind);
      return count ? [t("counted", { kind: t(`kinds.${kind}`), count })] : [];
    });
    setLying([...bars, ...counted].join("; "));
  });
  if (!row) return null;
  const cell = {
    role: "gridcell",
    tabIndex: 0,
    "aria-colindex": column + 2,
    "aria-selected": isPicked,
    "aria-label": t("cell", { boat, time: spoken, what: lying || t("free") }),
  };
  return createPortal(<td {...cell} className="grid-cursor" style={inColumns(column, 1)} />, row);
}
