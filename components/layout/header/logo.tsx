import type { CSSProperties } from "react";

interface LogoProps {
  brand: string;
  /** Public path of another mark than the drawn one. */
  src: string | null;
  inverse?: boolean;
  /** Leaves the name out where the menu or large letters need its space. */
  markInLittleSpace?: boolean;
}

/** The mark, the shop's own or the one drawn in frame.css, and the name. Not mirrored in Arabic. */
export function Logo({ brand, src, inverse = false, markInLittleSpace = false }: LogoProps) {
  return (
    <span className={inverse ? "logo logo-inverse" : "logo"} style={src ? markStyle(src) : undefined}>
      {markInLittleSpace ? <span className="max-[20rem]:hidden md:max-lg:hidden">{brand}</span> : brand}
    </span>
  );
}

const markStyle = (src: string): CSSProperties & Record<"--logo", string> => ({ "--logo": `url("${src}")` });
