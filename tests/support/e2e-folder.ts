/** Where the site of the browser tests keeps its database, outbox and log, relative to the project. */
export const E2E_FOLDER = "var/e2e";
