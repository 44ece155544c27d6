import { Button } from "@/components/ui/button";

interface BookingBarProps {
  /** Says that it is the lowest price; empty beside a total. */
  from: string;
  amount: string | null;
  unit: string;
  action: string;
  busy?: boolean;
  onOpen: () => void;
}

/** On phones: price and button along the lower edge, as long as the boat is on screen. */
export function BookingBar({ from, amount, unit, action, busy = false, onOpen }: BookingBarProps) {
  return (
    <div className="booking-bar sticky bottom-0 z-30 -mx-[16px] border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-card md:hidden">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p className="min-w-0 text-sm">
          {amount && (
            <span className="block">
              {from && <span className="text-muted">{from} </span>}
              <bdi dir="ltr" className="tabular whitespace-nowrap font-bold text-lg text-navy">
                {amount}
              </bdi>
            </span>
          )}
          <span className="text-muted">{unit}</span>
        </p>
        <Button busy={busy} onClick={onOpen} aria-haspopup="dialog">
          {action}
        </Button>
      </div>
    </div>
  );
}
