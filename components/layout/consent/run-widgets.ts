export interface WidgetSettings {
  tagManagerId: string | null;
  liveChatUrl: string | null;
}

type TaggedWindow = typeof window & { dataLayer?: unknown[] };

const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

let isRunning = false;

/** Loads what is configured, once per document. The tag manager starts with all denied, then gets the choice. */
export function runWidgets({ tagManagerId, liveChatUrl }: WidgetSettings): void {
  if (isRunning) return;
  isRunning = true;
  if (tagManagerId) {
    sendConsent("default", "denied");
    sendConsent("update", "granted");
    layer().push({ "gtm.start": Date.now(), event: "gtm.js" });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  }
  if (liveChatUrl) addScript(liveChatUrl);
}

/** Takes the consent back. Scripts that are loaded end only with their document, so that it is loaded again. */
export function leaveWidgets(reload: () => void): void {
  if (!isRunning) return;
  isRunning = false;
  sendConsent("update", "denied");
  reload();
}

function layer(): unknown[] {
  const tagged: TaggedWindow = window;
  tagged.dataLayer ??= [];
  return tagged.dataLayer;
}

function sendConsent(command: "default" | "update", state: "granted" | "denied"): void {
  say("consent", command, Object.fromEntries(PURPOSES.map((purpose) => [purpose, state])));
}

function say(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager takes commands as arguments objects, never as arrays
  layer().push(arguments);
}

function addScript(address: string): void {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  document.head.append(script);
}
