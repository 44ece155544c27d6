import localFont from "next/font/local";

// One variable family, cut by what a page writes: Latin letters for everybody, the six Turkish ones beside
// them, Arabic only below /ar (globals.css), the rest of Latin for guests' names. `scripts/import-fonts.ts`
// cuts the files after the ranges below. Only the last carries fallback metrics, else the fallback would win
// over the next file of the family.
const latin = localFont({
  src: "./fonts/readex-pro-latin.woff2",
  weight: "400 700",
  variable: "--font-latin",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E,U+00A0,U+00A7,U+00A9,U+00AB,U+00B0-00B1,U+00B7,U+00BB,U+00C0-00FF,U+0131,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212",
    },
  ],
});

const turkish = localFont({
  src: "./fonts/readex-pro-turkish.woff2",
  weight: "400 700",
  variable: "--font-turkish",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+011E-011F,U+0130,U+015E-015F,U+20BA" }],
});

const latinExtended = localFont({
  src: "./fonts/readex-pro-latin-ext.woff2",
  weight: "400 700",
  variable: "--font-latin-ext",
  adjustFontFallback: "Arial",
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-011D,U+0120-012F,U+0132-015D,U+0160-017F,U+0218-021B,U+1E80-1E85,U+1EF2-1EF3",
    },
  ],
});

const arabic = localFont({
  src: "./fonts/readex-pro-arabic.woff2",
  weight: "400 700",
  variable: "--font-arabic",
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: "unicode-range", value: "U+0600-06FF" }],
});

/** The class names that make the font variables known below `<html>`. */
export const FONT_CLASSES = [latin, turkish, latinExtended, arabic].map((font) => font.variable).join(" ");
