/**
 * Shows the trip from the URL in the phone's bar of a cached page, which is the same for every visitor. Runs as
 * an inline script before the page's own scripts have arrived, so its source must be self-contained: it may use nothing
 * of this module or of another.
 */
export function showSearchedTrip(): void {
  const bar = document.querySelector<HTMLElement>("[data-initial-bar]");
  const search = new URLSearchParams(location.search);
  const timeOf = (name: string) => {
    const day = search.get(name) ?? "";
    const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
    return new Date(time).getUTCDate() === Number(day.slice(8)) ? time : null;
  };
  const from = timeOf("date");
  if (!bar || from === null) return;

  const style = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(bar.dataset.language, style);
  const clock = (name: string, midnight: string) => {
    const hour = search.get(name) ?? "";
    if (!/^\d{1,2}$/.test(hour)) return null;
    return `${Number(hour) === 0 ? midnight : hour.padStart(2, "0")}:00`;
  };
  const kind = search.get("rent_type");
  const asked = timeOf("end_date");
  const until = asked !== null && asked > from ? asked : kind === "daily" ? from + 86_400_000 : null;
  const hours = [clock("start_hour", "00"), clock("end_hour", "24")];
  let text = format.format(from);
  if (until !== null && (kind === "daily" || !kind)) text += ` – ${format.format(until)}`;
  else if (hours.every(Boolean)) text += ` · ${hours.join("–")}`;

  for (const part of bar.querySelectorAll<HTMLElement>("[data-part]")) {
    if (part.dataset.part === "trip") part.textContent = text;
    else if (part.dataset.part === "action") part.textContent = part.dataset.chosen ?? "";
    else part.hidden = part.dataset.part === "price";
  }
}
