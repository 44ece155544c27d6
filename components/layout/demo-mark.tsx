/** Above every page of a demo: nobody may believe that a boat is booked or money is taken. */
export function DemoMark({ text }: { text: string }) {
  return (
    <p role="note" className="bg-navy px-4 py-2 text-center font-semibold text-sm text-white print:hidden">
      {text}
    </p>
  );
}
