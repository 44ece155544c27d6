interface LogoProps {
  brand: string;
  inverse?: boolean;
  /** Leaves the name out where the menu or large letters need its space. */
  markInLittleSpace?: boolean;
}

/** The mark, drawn in frame.css, and the name. Not mirrored in Arabic. */
export function Logo({ brand, inverse = false, markInLittleSpace = false }: LogoProps) {
  return (
    <span className={inverse ? "logo logo-inverse" : "logo"}>
      {markInLittleSpace ? <span className="max-[20rem]:hidden md:max-lg:hidden">{brand}</span> : brand}
    </span>
  );
}
