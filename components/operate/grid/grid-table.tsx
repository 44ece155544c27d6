import type { CSSProperties, ReactNode } from "react";
import { LiveCountdown } from "@/components/ui/live-countdown";
import type { OccupancyKind } from "@/lib/domain/shared/vocabulary";

/** What takes a boat's time, or asks for it; lengths in columns. */
export interface GridBar {
  key: string;
  kind: OccupancyKind | "imported" | "request";
  from: number;
  until: number;
  /** The turnaround after it. */
  rest: number;
  lane: number;
  /** The clock at its start. */
  time: string;
  label: string;
  /** All of it, for a tooltip and for readers of the screen. */
  spoken: string;
  href: string | null;
  /** When a hold or request ends. */
  deadline: string | null;
}

export type DrawnKind = GridBar["kind"] | "rest";

export interface GridBoatRow {
  id: number;
  code: string;
  name: string;
  /** Why nothing more is sold of it; null for a boat on sale. */
  offSale: string | null;
  /** Counted through all groups. */
  row: number;
  laneCount: number;
  bars: GridBar[];
  /** Instead of bars, where they have no room: a path for each kind, in columns and from 0 to 1. */
  drawn: { kind: DrawnKind; d: string }[];
}

export interface GridGroup {
  name: string;
  boats: GridBoatRow[];
}

export interface GridColumn {
  key: string;
  /** Two short lines, such as the weekday and the day. */
  upper: string;
  lower: string;
  spoken: string;
  isWeekend: boolean;
  isToday: boolean;
}

interface GridTableProps {
  label: string;
  boatLabel: string;
  view: "day" | "week" | "month";
  columns: readonly GridColumn[];
  groups: readonly GridGroup[];
  /** Where the present stands, in columns; null outside of the window. */
  present: number | null;
  now: string;
}

const inColumns = (values: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${name}`, round(value)]),
  ) as CSSProperties;
const round = (value: number) => Math.round(value * 1000) / 1000;

/** Boats down, time across. The cells between the bars are drawn, not built: 200 boats have 6200 of them in a month. */
export function GridTable({ label, boatLabel, view, columns, groups, present, now }: GridTableProps) {
  const rowCount = groups.reduce((sum, { boats }) => sum + boats.length + 1, 1);
  return (
    <div className={`grid-board grid-${view}`} style={inColumns({ columns: columns.length })}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen by keys
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={rowCount}
        aria-colcount={columns.length + 1}
      >
        <thead>
          <tr className="grid-head">
            <th scope="col" className="grid-corner">
              {boatLabel}
            </th>
            {columns.map(({ key, upper, lower, spoken, isToday, isWeekend }) => (
              <th
                key={key}
                scope="col"
                aria-label={spoken}
                aria-current={isToday ? "date" : undefined}
                data-weekend={isWeekend || undefined}
              >
                {upper} <b>{lower}</b>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, boats }) => (
          <tbody key={name}>
            <tr className="grid-name">
              <th scope="rowgroup">
                {name} <small>{boats.length}</small>
              </th>
            </tr>
            {boats.map((boat) => (
              <BoatRow key={boat.id} boat={boat} columns={columns.length} now={now} />
            ))}
          </tbody>
        ))}
      </table>
      <GridDecoration columns={columns} present={present} />
    </div>
  );
}

function BoatRow({ boat, columns, now }: { boat: GridBoatRow; columns: number; now: string }) {
  const { id, code, name, offSale, row, laneCount, bars, drawn } = boat;
  return (
    <tr
      className="grid-row"
      data-row={row}
      data-boat={id}
      data-off-sale={offSale ? true : undefined}
      style={inColumns({ lanes: laneCount })}
    >
      <th scope="row" className="grid-boat">
        <bdi>{name}</bdi> <small>{code}</small>
        {offSale && <small className="grid-off-sale">{offSale}</small>}
      </th>
      <td className="grid-time">
        {drawn.length > 0 && (
          <svg aria-hidden viewBox={`0 0 ${columns} 1`} preserveAspectRatio="none" className="grid-drawing">
            {drawn.map(({ kind, d }) => (
              <path key={kind} className={`grid-drawn-${kind}`} data-kind={kind} d={d} />
            ))}
          </svg>
        )}
        {bars.map(
          ({ key, until, rest, lane }) =>
            rest > 0 && (
              <i
                key={key}
                aria-hidden
                className="grid-rest"
                style={inColumns({ from: until, width: rest, lane })}
              />
            ),
        )}
        {bars.map((bar) => (
          <Bar key={bar.key} bar={bar}>
            {bar.kind !== "block" && <b>{bar.time}</b>} {bar.label}{" "}
            {bar.kind === "hold" && bar.deadline && <LiveCountdown until={bar.deadline} now={now} />}
          </Bar>
        ))}
      </td>
    </tr>
  );
}

function Bar({ bar, children }: { bar: GridBar; children: ReactNode }) {
  const { kind, from, until, lane, spoken, href } = bar;
  const shared = {
    className: `grid-bar grid-${kind}`,
    style: inColumns({ from, width: until - from, lane }),
    title: spoken,
  };
  // Reached by the keys of the grid, from the cell that it lies in.
  if (href)
    return (
      <a {...shared} href={href} tabIndex={-1}>
        {children}
      </a>
    );
  return (
    <span {...shared} role="img">
      {children}
    </span>
  );
}

/** Behind the bars: weekends, and a line where the present is. */
function GridDecoration({ columns, present }: Pick<GridTableProps, "columns" | "present">) {
  return (
    <div aria-hidden className="grid-decoration">
      {columns.map(
        ({ key, isWeekend }, index) =>
          isWeekend && <i key={key} className="grid-weekend" style={inColumns({ from: index, width: 1 })} />,
      )}
      {present !== null && <i className="grid-now" style={inColumns({ from: present })} />}
    </div>
  );
}
