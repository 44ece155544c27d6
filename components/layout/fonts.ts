import localFont from "next/font/local";

// One variable family, cut by script: Latin for everybody, Arabic only below /ar (globals.css). The
// first two carry no fallback metrics, else the fallback would win over the next file of the family.
const latin = localFont({
  src: "../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2",
  weight: "160 700",
  variable: "--font-latin",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-ext-wght-normal.woff2",
  weight: "160 700",
  variable: "--font-latin-ext",
  adjustFontFallback: "Arial",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const arabic = localFont({
  src: "../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
  weight: "160 700",
  variable: "--font-arabic",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0600-06FF,U+0750-077F,U+0870-088E,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC",
    },
  ],
});

/** The class names that make the font variables known below `<html>`. */
export const FONT_CLASSES = [latin.variable, latinExtended.variable, arabic.variable].join(" ");
