import path from "node:path";
import {
  fixFontkitGlyphCache,
  type GlyphSource,
} from "@/lib/server/talk/mail/layout/fix-fontkit-glyph-cache";

export type PdfLibrary = typeof import("@react-pdf/renderer");

/** The site's font, whole: its own files are cut for browsers and of variable weight, which the library cannot read. */
const FONT_FOLDER = "node_modules/@expo-google-fonts/readex-pro";
export const PDF_FAMILY = "Readex Pro";

let library: Promise<PdfLibrary> | undefined;

/** The library with the site's font; loaded with the first document: pages and other jobs need nothing of it. */
export function loadPdfLibrary(): Promise<PdfLibrary> {
  library ??= load();
  return library;
}

async function load(): Promise<PdfLibrary> {
  const pdf = await import("@react-pdf/renderer");
  const file = (name: string) => path.join(process.cwd(), FONT_FOLDER, name);
  pdf.Font.register({
    family: PDF_FAMILY,
    fonts: [
      { src: file("400Regular/ReadexPro_400Regular.ttf"), fontWeight: 400 },
      { src: file("700Bold/ReadexPro_700Bold.ttf"), fontWeight: 700 },
    ],
  });
  // Words stay whole: its rules for hyphens are English.
  pdf.Font.registerHyphenationCallback((word) => [word]);
  for (const fontWeight of [400, 700]) {
    const weight = { fontFamily: PDF_FAMILY, fontWeight };
    await pdf.Font.load(weight);
    fixFontkitGlyphCache(pdf.Font.getFont(weight).data as unknown as GlyphSource);
  }
  return pdf;
}
