import type { SearchedTrip } from "@/components/boats/booking/booking-boat";
import { Skeleton } from "@/components/ui/skeleton";

/** A placeholder of the booking form's size, with the searched trip as the server knew it. */
export function BookingPlaceholder({ searched }: { searched: SearchedTrip | null }) {
  return (
    <div className="grid gap-5">
      {searched ? (
        <p className="min-h-9 text-muted text-sm">
          {searched.trip}
          <bdi dir="ltr" className="tabular block font-bold text-2xl text-navy">
            {searched.total}
          </bdi>
          {searched.refusal && <span className="block text-danger">{searched.refusal}</span>}
        </p>
      ) : (
        <Skeleton className="h-9 w-48" />
      )}
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-[72px] w-full" />
      <Skeleton className="h-[72px] w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}
