import './ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startClient } from './client.ts'
import { setUpTexts } from './i18n/setup.ts'
import { showTheme } from './ui/theme.ts'

showTheme()
await setUpTexts()
const client = startClient()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App client={client} />)
