/** Stands above every page of a demo, so that no visitor expects a real boat or a real payment. */
export function DemoMark({ text }: { text: string }) {
  return (
    <p role="note" className="bg-navy px-4 py-2 text-center font-semibold text-sm text-white print:hidden">
      {text}
    </p>
  );
}
