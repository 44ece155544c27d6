import { Skeleton } from "@/components/ui/skeleton";

/** The booking form's shape before it is there. */
export function BookingPlaceholder() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-[72px] w-full" />
      <Skeleton className="h-[72px] w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}
