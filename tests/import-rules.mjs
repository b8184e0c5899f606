// @ts-check

/**
 * Who may import whom: the picture is in docs/architecture.md. Types count as much as values.
 * @typedef {object} Rule
 * @property {string} why
 * @property {RegExp} from files the rule is for
 * @property {RegExp} [but] files it is not for
 * @property {RegExp} never what they must not import; a `$1` in `except` is the folder that `from` caught
 * @property {RegExp | string} [except] what they may all the same
 */

const TEST = /\.test\.tsx?$/
const KOA = /^(koa$|@koa\/|koa-)/
const DATABASE = /^(drizzle-orm|better-sqlite3$|pg$)/
const REACT = /^(react|react-dom|react-i18next|dexie-react-hooks|@tanstack\/react-[a-z]+)(\/|$)/

/** @type {readonly Rule[]} */
export const RULES = [
  {
    why: 'The product never imports tests.',
    from: /^(pwa|shared|sync-server)\//,
    but: TEST,
    never: /^tests\/|\.test\.tsx?$/,
  },
  {
    why: 'shared/ imports zod/mini and itself.',
    from: /^shared\//,
    but: TEST,
    never: /./,
    except: /^shared\/|^zod\/mini$/,
  },
  {
    why: 'Rules and models know nothing of the wire.',
    from: /^shared\/(rules|model)\//,
    but: TEST,
    never: /^shared\/contract\//,
  },
  { why: 'The app knows the server by shared/ only.', from: /^pwa\//, but: TEST, never: /^(sync-server\/|node:)/ },
  { why: 'The server knows the app by shared/ only.', from: /^sync-server\//, but: TEST, never: /^pwa\// },

  {
    why: 'The domain knows storage, narrator, painter, clients by their ports, and content; never the web.',
    from: /^sync-server\/domain\//,
    but: TEST,
    never: /^sync-server\//,
    except:
      /^sync-server\/(domain\/|content\/|clients\/|storage\/(queries\/|store\.ts)|narrator\/narrator\.ts|painter\/painter\.ts)/,
  },
  {
    why: 'The web layer asks the domain; it reads no tables and tells no stories.',
    from: /^sync-server\/http\//,
    but: TEST,
    never: /^sync-server\//,
    except: /^sync-server\/(http|domain)\//,
  },
  {
    why: 'Storage knows nothing above it.',
    from: /^sync-server\/storage\//,
    but: TEST,
    never: /^sync-server\//,
    except: /^sync-server\/(storage\/|start-error\.ts)/,
  },
  {
    why: 'Narrators, painters and clients get everything through their ports.',
    from: /^sync-server\/(narrator|painter|clients|content)\//,
    but: TEST,
    never: /^sync-server\//,
    except: '^sync-server/($1/|content/|domain/ports\\.ts)',
  },
  {
    why: 'Koa ends where the domain begins.',
    from: /^sync-server\//,
    but: /^sync-server\/(http\/|app\.ts)|\.test\.ts$/,
    never: KOA,
  },
  {
    why: 'Tables are spoken to in storage/.',
    from: /^(pwa|shared|sync-server)\//,
    but: /^sync-server\/storage\/|\.test\.ts$/,
    never: DATABASE,
  },

  {
    why: 'No feature imports another one.',
    from: /^pwa\/features\/([^/]+)\//,
    never: /^pwa\/features\//,
    except: '^pwa/features/$1/',
  },
  {
    why: 'Routes compose features, not the other way round.',
    from: /^pwa\/(features|data|ui|platform|i18n)\//,
    never: /^pwa\/(routes\/|routes\.gen|main\.tsx)/,
  },
  {
    why: 'What features stand on knows none of them.',
    from: /^pwa\/(data|ui|platform|i18n)\//,
    never: /^pwa\/features\//,
  },
  {
    why: 'Controls know nothing of the game.',
    from: /^pwa\/ui\//,
    but: TEST,
    never: /^(pwa\/data\/|shared\/(contract|rules|model)\/)/,
  },
  {
    why: 'The browser, wrapped: no data, no screens.',
    from: /^pwa\/platform\//,
    but: TEST,
    never: /^pwa\/(data|ui|i18n)\//,
  },
  {
    why: 'Data works without React, its live-query hooks aside.',
    from: /^pwa\/data\//,
    but: /^pwa\/data\/(live|query[a-z-]*)\.tsx?$|\.test\.tsx?$/,
    never: REACT,
  },
  { why: 'The platform works without React.', from: /^pwa\/platform\//, but: TEST, never: REACT },
  {
    why: 'The worker needs data, platform and shared/.',
    from: /^pwa\/sw\.ts$/,
    never: /^pwa\//,
    except: /^pwa\/(data|platform)\//,
  },
]

/**
 * Which rules an import breaks, in words.
 * @param {{ from: string, to: string }} one
 * @returns {string[]}
 */
export function broken({ from, to }) {
  return RULES.filter(({ from: pattern, but, never, except }) => {
    const match = pattern.exec(from)
    if (!match || but?.test(from) || !never.test(to)) return false
    if (!except) return true
    const allowed = typeof except === 'string' ? new RegExp(except.replace('$1', match[1] ?? '')) : except
    return !allowed.test(to)
  }).map(({ why }) => `${from} → ${to}: ${why}`)
}
