/** Rules for pictures (decisions, "Quests and play" and "Money"). */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 16_000_000
/** What an upload may be, by content. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Portraits and covers to choose from, a call. */
export const PICTURE_OPTIONS = 4
/** Calls for options: in an hour, and in a day while none of their pictures was chosen. */
export const PICTURE_CALLS_PER_HOUR = 6
export const PICTURE_CALLS_UNCLAIMED_PER_DAY = 10
/** How long options wait to be chosen, in milliseconds. */
export const PICTURE_OPTION_LIFETIME = 24 * 3_600_000

/** Longest description of a portrait in characters. */
export const AVATAR_PROMPT_MAX = 300

/** Width and height of a portrait as it is stored. */
export const AVATAR_SIDE = 512

const ADDRESS = /^\/media\/([A-Za-z0-9_-]{43})\.webp$/

/** Where the picture `id` is served. */
export const pictureUrl = (id: string): string => `/media/${id}.webp`

/** The id in a path of this server's own pictures; null for any other text, absolute addresses of this origin included. */
export const pictureIdOf = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null
