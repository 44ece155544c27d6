interface LogoProps {
  brand: string;
  inverse?: boolean;
  /** Leaves the name out where the menu or large letters need its space. */
  markInLittleSpace?: boolean;
}

/** The mark: a mooring line made fast to its bollard. Not mirrored in Arabic. */
export function Logo({ brand, inverse = false, markInLittleSpace = false }: LogoProps) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-bold text-xl leading-none ${inverse ? "text-white" : "text-navy"}`}
    >
      <svg aria-hidden="true" viewBox="0 0 40 40" className="size-9 shrink-0">
        <rect width="40" height="40" rx="10" fill={inverse ? "#ffffff" : "#0f2f4f"} />
        <g fill="none" stroke={inverse ? "#0f2f4f" : "#ffffff"} strokeWidth="3.2" strokeLinecap="round">
          <path d="M15 25V11.5h6.2a5.6 5.6 0 0 1 0 11.2H15" />
          <path d="M7 30.2c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0" stroke="#e0633d" />
        </g>
      </svg>
      {markInLittleSpace ? <span className="max-[20rem]:hidden md:max-lg:hidden">{brand}</span> : brand}
    </span>
  );
}
