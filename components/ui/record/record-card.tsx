import type { ReactNode } from "react";
import { Photo, type PhotoPicture } from "@/components/ui/photo";

interface RecordCardProps {
  /** Decorative: contains nothing that the title does not. */
  picture: Omit<PhotoPicture, "alt"> | null;
  title: ReactNode;
  /** Below the title, quieter. */
  subtitle: ReactNode;
  /** Its status, as one short label. */
  status: ReactNode;
  children: ReactNode;
  amount: ReactNode;
  /** The links to it, and what is to be done next. */
  actions: ReactNode;
}

/** One entry of a customer's list. On phones the picture is small and the facts are below it. */
export function RecordCard(props: RecordCardProps) {
  const { picture, title, subtitle, status, children, amount, actions } = props;
  return (
    <article className="grid grid-cols-[96px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-white shadow-card sm:grid-cols-[176px_minmax(0,1fr)] md:grid-cols-[240px_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      {picture && (
        <div className="self-start ps-4 pt-4 md:row-span-2 md:self-stretch md:p-0">
          <Photo
            picture={{ ...picture, alt: "" }}
            sizes="(max-width: 639px) 80px, 240px"
            className="aspect-square w-full rounded-field sm:aspect-3/2 md:aspect-auto md:h-full md:rounded-none"
          />
        </div>
      )}
      <div className="col-start-2 flex flex-wrap items-start justify-between gap-2 p-4 pb-0 md:p-5 md:pb-0">
        <div className="min-w-0">
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted text-sm">{subtitle}</p>
        </div>
        {status}
      </div>
      <div className="col-span-full grid content-start gap-3 p-4 pt-3 md:col-span-1 md:col-start-2 md:p-5 md:pt-3">
        {children}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 border-line border-t pt-3">
          <div className="font-bold text-lg text-navy">{amount}</div>
          <div className="flex flex-wrap gap-2">{actions}</div>
        </div>
      </div>
    </article>
  );
}
