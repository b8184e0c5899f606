import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifestAndIcons, sampleCovers, shellAtTop } from './vite.plugins.ts'

const root = import.meta.dirname

/** Libraries that change seldom, in files of their own: a new version of the game leaves them in the cache; and each language in one. */
const vendors = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](?!(react-)?query)/ },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-)?query/ },
  { name: 'dexie', test: /node_modules[\\/]dexie/ },
  { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/](?!dist[\\/]es[\\/]Trans)/ },
  // Those of screens that bring their own (`needTexts`) stay apart.
  { name: 'texts-en', test: /locales[\\/]en[\\/](?!account|auth|profile)/ },
  { name: 'texts-es', test: /locales[\\/]es[\\/](?!account|auth|profile)/ },
  { name: 'texts-fr', test: /locales[\\/]fr[\\/](?!account|auth|profile)/ },
  { name: 'texts-de', test: /locales[\\/]de[\\/](?!account|auth|profile)/ },
  // What every first page needs, in one file instead of dozens.
  { name: 'shell', tags: ['$initial' as const] },
]

/** The server as plain JavaScript for Node.js; its packages stay outside. */
const server: UserConfig = {
  root,
  publicDir: false,
  build: {
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
}

/** The app: the shell, hashed assets, the manifest with its icons, and the service worker. */
const app: UserConfig = {
  root,
  publicDir: false,
  plugins: [
    shellAtTop(),
    // Its settings lie in tsr.config.json, where the checks find them too.
    tanstackRouter(),
    react(),
    manifestAndIcons(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'pwa',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,webmanifest}', 'icons/{favicon.svg,icon-192.png}'],
        additionalManifestEntries: sampleCovers(),
        dontCacheBustURLsMatching: /^assets\//,
        sourcemap: false,
      },
    }),
  ],
  optimizeDeps: { entries: ['pwa/index.html'] },
  server: { watch: { ignored: ['data', 'dist', 'test-results'].map((each) => join(root, each, '**')) } },
  build: {
    outDir: 'dist/pwa',
    target: 'es2023',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    // All styles in one small file: a panel tried again after a failed load would come without its own.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: join(root, 'pwa/index.html'),
      output: { codeSplitting: { groups: vendors } },
    },
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : app))
