"use client";

import { useEffect, useRef, useState } from "react";

/** Says messages that arrive while the page is open; those from before are told by the button of the menu. */
export function UnreadNews({ count, words }: { count: number; words: string }) {
  const known = useRef(count);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (count > known.current) {
      // The words may still be on their way.
      if (!words) return;
      setNews(words);
    } else if (count < known.current) setNews("");
    known.current = count;
  }, [count, words]);
  return (
    <span role="status" className="sr-only">
      {news}
    </span>
  );
}
