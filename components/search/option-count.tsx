/** How many boats an option would leave, small behind its words and part of its name: "Gulet 12". */
export function OptionCount({ count }: { count: number | undefined }) {
  return count === undefined ? null : <small>{count}</small>;
}
