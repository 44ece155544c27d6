"use client";

import { useEffect, useEffectEvent, useState } from "react";

interface CountdownProps {
  /** The deadline and the server's time when it sent it: the browser's clock may be wrong. */
  until: string;
  now: string;
  /** Called once, when it has run out. */
  onEnd?: () => void;
}

const SECOND_MS = 1000;

/** The remaining time, updated each second. Not announced each second; the deadline is beside it as text. */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  const atMount = Math.max(0, Date.parse(until) - Date.parse(now));
  const [leftMs, setLeftMs] = useState(atMount);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const startedAt = Date.now();
    const tick = () => {
      const left = Math.max(0, atMount - (Date.now() - startedAt));
      setLeftMs(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [atMount]);

  return (
    <bdi dir="ltr" role="timer" className="tabular font-semibold">
      {clock(leftMs)}
    </bdi>
  );
}

/** `29:41`, with hours from one hour on: `23:59:08`. */
function clock(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}
