/** Where IndexNow proves that the key is ours; the front serves it. */
export function indexNowKeyPath(key: string): string {
  return `/${key}.txt`;
}
