import { join } from "node:path";

/**
 * The consent banner's markup, `{name}` for each of its sentences. The gate builds without a tag manager or chat,
 * so no page of it shows the banner; a unit test holds this file to the component.
 */
export const CONSENT_BANNER_FILE = join(process.cwd(), "tests/support/consent-banner.html");
