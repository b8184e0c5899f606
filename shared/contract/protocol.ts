/** Version of the sync protocol; an older one is answered with CLIENT_TOO_OLD. */
export const SYNC_SCHEMA = 1
/** Most operations in one request. */
export const SYNC_BATCH = 100
