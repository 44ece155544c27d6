import { boundsOf, moveByKey } from "@/components/operate/grid/grid-cells";

const SIZE = { rows: 3, columns: 7 };

test("arrows move by a cell and stop at the edges, Home and End lead to the ends of the row", () => {
  const from = { row: 1, column: 3 };
  expect(moveByKey("ArrowLeft", from, SIZE)).toEqual({ row: 1, column: 2 });
  expect(moveByKey("ArrowDown", from, SIZE)).toEqual({ row: 2, column: 3 });
  expect(moveByKey("PageUp", from, SIZE)).toEqual({ row: 0, column: 3 });
  expect(moveByKey("Home", from, SIZE)).toEqual({ row: 1, column: 0 });
  expect(moveByKey("End", from, SIZE)).toEqual({ row: 1, column: 6 });
  expect(moveByKey("ArrowUp", { row: 0, column: 0 }, SIZE)).toEqual({ row: 0, column: 0 });
  expect(moveByKey("x", from, SIZE)).toBeNull();
});

test("a pick has the same bounds from whichever corner it began", () => {
  const [a, b] = [
    { row: 2, column: 1 },
    { row: 0, column: 4 },
  ];
  const bounds = { firstRow: 0, lastRow: 2, firstColumn: 1, lastColumn: 4 };
  expect(boundsOf({ anchor: a, cursor: b })).toEqual(bounds);
  expect(boundsOf({ anchor: b, cursor: a })).toEqual(bounds);
});
