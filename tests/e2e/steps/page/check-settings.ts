import { expect, type Page } from "playwright/test";
import {
  listColourOnly,
  listCutWords,
  listMovement,
  listOverflow,
} from "@/tests/e2e/steps/page/check-layout";
import { SCREENS } from "@/tests/e2e/steps/session/visitor";

/** What breaks on desk and phone when the browser's own setting makes letters twice their usual 16 px. */
export async function listLargeLetterFaults(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const setLetters = (standard: number) => client.send("Page.setFontSizes", { fontSizes: { standard } });
  await setLetters(32);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  const faults: string[] = [];
  for (const { viewport } of [SCREENS.desktop, SCREENS.phone]) {
    await page.setViewportSize(viewport);
    const found = [...(await listOverflow(page)), ...(await listCutWords(page))];
    faults.push(...found.map((fault) => `large letters at ${viewport.width} px: ${fault}`));
  }
  await setLetters(16);
  await client.detach();
  return faults;
}

/** What moves although the visitor wants no movement, and what only a colour shows in the system's own colours. */
export async function listSystemSettingFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(SCREENS.desktop.viewport);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = await listMovement(page);
  await page.emulateMedia({ reducedMotion: null, forcedColors: "active" });
  const colourOnly = await listColourOnly(page);
  await page.emulateMedia({ forcedColors: null });
  return [
    ...moving.map((fault) => `moves: ${fault}`),
    ...colourOnly.map((fault) => `is shown by colour only: ${fault}`),
  ];
}
