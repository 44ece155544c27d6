/** What a browser does at the identity provider, without a browser. */
export type Visit = "accept" | "cancel";

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

/** Signs in there (or gives up) and answers the address to which the provider sends the browser back. */
export async function browseProvider(address: string, login: string, visit: Visit = "accept"): Promise<URL> {
  const { origin } = new URL(address);
  const jar = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(new URL(url, origin), {
      redirect: "manual",
      headers: { cookie: [...jar.values()].join("; ") },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    for (const pair of cookiesOf(response)) jar.set(pair.split("=")[0] ?? "", pair);
    return response;
  };
  let next = await ask(address);
  for (let steps = 0; steps < 12; steps += 1) {
    const location = next.headers.get("location");
    if (location) {
      if (!new URL(location, origin).href.startsWith(origin)) return new URL(location);
      next = await ask(location);
      continue;
    }
    const page = await next.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The provider answered ${next.status}: ${page.slice(0, 300)}`);
    if (visit === "cancel") next = await ask(`${action.replace(/\/$/, "")}/abort`);
    else if (page.includes('value="login"'))
      next = await ask(action, { prompt: "login", login, password: "x" });
    else next = await ask(action, { prompt: "consent" });
  }
  throw new Error("The provider sends nobody back");
}
