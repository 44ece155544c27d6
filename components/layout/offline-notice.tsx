"use client";

import { useOffline } from "next/offline";

/** Reports that the connection is lost; links pressed meanwhile open when it is back. */
export function OfflineNotice({ text }: { text: string }) {
  const isOffline = useOffline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-(--header-height) z-40">
      {isOffline && (
        <p className="mx-auto w-fit max-w-full rounded-b-card bg-navy px-4 py-2 text-center text-sm text-white shadow-card">
          {text}
        </p>
      )}
    </div>
  );
}
