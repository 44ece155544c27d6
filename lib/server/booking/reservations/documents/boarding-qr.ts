import { renderSVG } from "uqr";

/**
 * The QR code of a boarding card as SVG: booking number and check code, nothing personal. The captain compares it
 * with what the owner's mail says; a scanner needs no connection for that.
 */
export function boardingQr(number: string, checkCode: string): string {
  return renderSVG(`${number}:${checkCode}`, { border: 2, ecc: "M" });
}
