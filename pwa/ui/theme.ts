export const THEMES = ['system', 'night', 'parchment'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'theme'
const GROUND = { night: '#14100c', parchment: '#f3eadb' }
const light = matchMedia('(prefers-color-scheme: light)')

/** The player's choice of theme. */
export function chosenTheme(): Theme {
  return THEMES.find((theme) => theme === localStorage.getItem(STORAGE_KEY)) ?? 'system'
}

/** Remembers and shows a theme. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_KEY, theme)
  showTheme()
}

/** Shows the chosen theme; the system's own where none is chosen. */
export function showTheme(): void {
  const theme = chosenTheme()
  const shown = theme === 'system' ? (light.matches ? 'parchment' : 'night') : theme
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[shown])
}

light.addEventListener('change', showTheme)
