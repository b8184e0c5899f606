import { showTheme } from './theme.ts'

// Imported first, so that the chosen theme stands before anything is drawn.
showTheme()
