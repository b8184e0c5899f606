import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '../../shared/rules/genres.ts'
import { remember, remembered } from '../platform/remembered.ts'

const STORAGE_KEY = 'language'
/** Texts that every visit needs; screens of their own bring theirs with `needTexts`. */
const AREAS: readonly string[] = ['shell', 'adventures', 'play', 'rewards', 'outbox', 'errors', 'home', 'names']
const needed = new Set(AREAS)

type Texts = Record<string, unknown>
const files = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' })

async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(
    [...needed].map(async (area) => {
      if (i18next.hasResourceBundle(language, area)) return
      const load = files[`./locales/${language}/${area}.json`]
      if (load) i18next.addResourceBundle(language, area, await load())
    }),
  )
}

/** The player's choice, else the browser's language, else English. */
function detect(): Language {
  const wanted = [remembered(STORAGE_KEY) ?? '', ...navigator.languages]
  for (const each of wanted) {
    const known = LANGUAGES.find((language) => language === each.slice(0, 2).toLowerCase())
    if (known) return known
  }
  return 'en'
}

/** Prepares the texts: English as the fallback, and the player's language. */
export async function setUpTexts(): Promise<i18n> {
  const language = detect()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    ns: [...AREAS],
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await Promise.all([loadLanguage('en'), loadLanguage(language)])
  document.documentElement.lang = language
  return i18next
}

/** Loads the texts of `areas`, in this language and in any chosen later: for the routes of screens that few visits see. */
export async function needTexts(...areas: readonly string[]): Promise<void> {
  for (const area of areas) needed.add(area)
  await Promise.all([loadLanguage('en'), loadLanguage(currentLanguage())])
}

/** Changes the language and remembers it. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  await i18next.changeLanguage(language)
  remember(STORAGE_KEY, language)
  document.documentElement.lang = language
}

/** The language texts are shown in, and the narrator answers in. */
export function currentLanguage(): Language {
  return LANGUAGES.find((each) => each === i18next.language) ?? 'en'
}
