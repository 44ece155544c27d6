import type { ReactNode } from "react";

interface HeroProps {
  title: string;
  text: string;
  picture: {
    src: string;
    srcSet: string;
    phone?: string;
    width: number;
    height: number;
    color: string;
  } | null;
  alt: string;
  /** The search bar, on the picture's lower edge. */
  children: ReactNode;
}

/** The bay over the whole width, the slogan in its sky; low enough on laptops for the first prices below it. */
export function Hero({ title, text, picture, alt, children }: HeroProps) {
  return (
    <div className="relative">
      <div
        className="relative h-[clamp(300px,46vh,440px)] overflow-hidden xl:h-[clamp(300px,37vh,440px)]"
        style={{ backgroundColor: picture?.color }}
      >
        {picture && (
          <picture>
            {picture.phone && (
              <source media="(max-width: 480px)" srcSet={`${picture.phone} 840w`} sizes="100vw" />
            )}
            <img
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="100vw"
              alt={alt}
              width={picture.width}
              height={picture.height}
              fetchPriority="high"
              className="absolute inset-0 h-full w-full object-cover object-[33%_60%] md:object-[50%_70%] xl:object-[50%_86%]"
            />
          </picture>
        )}
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-b from-ink/85 via-ink/40 to-transparent to-80%"
        />
        <div className="container-page relative grid max-w-page gap-3 pt-10 text-white md:pt-16 xl:gap-2 xl:pt-[clamp(28px,5vh,64px)]">
          <h1 className="max-w-2xl font-bold text-3xl text-white md:text-4xl xl:max-w-none">{title}</h1>
          <p className="max-w-xl text-lg text-white md:text-xl xl:max-w-none">{text}</p>
        </div>
      </div>
      <div className="container-page relative z-10 -mt-24 md:-mt-14 xl:-mt-22">{children}</div>
    </div>
  );
}
