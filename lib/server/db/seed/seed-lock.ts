/** Advisory lock of whatever rewrites texts and demo data: two at once wait for each other. */
export const SEED_LOCK = 7_252_626;
