export const THEMES = ['system', 'night', 'parchment'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'theme'
const GROUND = { night: '#14100c', parchment: '#f3eadb' }
const light = matchMedia('(prefers-color-scheme: light)')

let chosen = storedTheme()

/** The player's choice of theme. */
export function chosenTheme(): Theme {
  return chosen
}

/** Shows a theme and remembers it; where the browser forbids storage it holds as long as the tab. */
export function chooseTheme(theme: Theme): void {
  chosen = theme
  showTheme()
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is forbidden or full: the choice is shown all the same.
  }
}

/** Shows the chosen theme; the system's own where none is chosen. */
export function showTheme(): void {
  const shown = chosen === 'system' ? (light.matches ? 'parchment' : 'night') : chosen
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[shown])
}

function storedTheme(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(STORAGE_KEY)) ?? 'system'
  } catch {
    return 'system'
  }
}

light.addEventListener('change', showTheme)
// Another tab chose: this one follows. A key of null stands for storage that was emptied.
addEventListener('storage', ({ key }) => {
  if (key !== STORAGE_KEY && key !== null) return
  chosen = storedTheme()
  showTheme()
})
