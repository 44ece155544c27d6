import type { ReactNode } from "react";

interface NoticeScreenProps {
  code: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A whole page that explains why there is no content, and where to go. */
export function NoticeScreen({ code, title, text, children }: NoticeScreenProps) {
  return (
    <div className="bg-sand">
      <div className="container-page grid min-h-[60vh] grid-cols-1 content-center justify-items-center gap-4 py-16 text-center">
        <svg aria-hidden="true" viewBox="0 0 240 96" className="w-56 max-w-full text-sea">
          <path
            d="M120 14v46M104 26h32M92 50c2 16 14 26 28 26s26-10 28-26"
            fill="none"
            stroke="currentColor"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <circle cx="120" cy="9" r="6" fill="none" stroke="currentColor" strokeWidth="5" />
          <path
            d="M8 86c14-12 28-12 42 0s28 12 42 0 28-12 42 0 28 12 42 0 28-12 42 0"
            fill="none"
            stroke="#c8401b"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
        <p className="font-bold text-muted">{code}</p>
        <h1 className="text-2xl md:text-title">{title}</h1>
        <p className="max-w-prose text-muted">{text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}
