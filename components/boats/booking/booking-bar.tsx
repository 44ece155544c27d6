import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface BookingBarProps extends ComponentProps<"div"> {
  action: ReactNode;
  busy?: boolean;
  onOpen: () => void;
}

/** On phones: what is chosen and a button along the lower edge, as long as the boat is on screen. */
export function BookingBar({ action, busy = false, onOpen, children, ...rest }: BookingBarProps) {
  return (
    <div
      {...rest}
      className="booking-bar sticky bottom-0 z-30 -mx-[16px] border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-card md:hidden"
    >
      <div className="container-page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        {children}
        <Button busy={busy} onClick={onOpen} aria-haspopup="dialog">
          {action}
        </Button>
      </div>
    </div>
  );
}

interface BarTextProps {
  headline: ReactNode;
  detail: ReactNode;
  /** The detail explains why the trip is not available. */
  refused?: boolean;
}

/** Two lines, whatever they say: the page must not move when they change. */
export function BarText({ headline, detail, refused = false }: BarTextProps) {
  return (
    <p aria-live="polite" className="min-w-0 grow basis-40 text-sm">
      {headline && <span className="block font-bold text-base text-navy leading-7">{headline}</span>}
      <span className={`line-clamp-2 ${refused ? "font-semibold text-danger" : "text-muted"}`}>{detail}</span>
    </p>
  );
}

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
