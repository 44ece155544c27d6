"use client";

import { useEffect, useRef, useState } from "react";

/** Announces messages that arrive while the page is open; the menu button's label contains earlier ones. */
export function UnreadAnnouncement({ count, text }: { count: number; text: string }) {
  const known = useRef(count);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (count > known.current) {
      // The texts may still be loading.
      if (!text) return;
      setAnnouncement(text);
    } else if (count < known.current) setAnnouncement("");
    known.current = count;
  }, [count, text]);
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  );
}
