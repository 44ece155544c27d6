/**
 * For how many years records are kept, as the information text on personal data (`kvkk.*.md`, section 6) promises.
 * Contracts and payments: whole calendar years after the one they were made in (Commercial Code, article 82).
 */
export const RETENTION_YEARS = { contracts: 10, consents: 3, contactMessages: 2 } as const;
