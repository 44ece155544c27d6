/** A price as the bar's first line. */
export function BarPrice({ from = "", amount }: { from?: string; amount: string }) {
  return (
    <>
      {from && <span className="font-normal text-muted text-sm">{from} </span>}
      <bdi dir="ltr" className="tabular whitespace-nowrap text-lg">
        {amount}
      </bdi>
    </>
  );
}
