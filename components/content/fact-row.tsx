/** A few numbers that say how large something is. */
export function FactRow({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-4 md:gap-x-12">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-bold text-2xl text-navy">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
