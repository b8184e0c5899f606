import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const root = import.meta.dirname

/** The page lies in pwa/, but is served as /index.html. */
function pageAtRoot(): Plugin {
  return {
    name: 'page-at-root',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['pwa/index.html']
      if (!page) return
      page.fileName = 'index.html'
      delete bundle['pwa/index.html']
      bundle['index.html'] = page
    },
  }
}

/** The manifest and the icons lie at the top of the repository; they keep their names. */
function manifestAndIcons(): Plugin {
  const files = () => ['manifest.webmanifest', ...readdirSync(join(root, 'icons')).map((name) => `icons/${name}`)]
  return {
    name: 'manifest-and-icons',
    configureServer(server) {
      // In development the page is asked for as any address.
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        if (request.headers.accept?.includes('text/html') && !/^\/(api|covers|media)\b/.test(path)) {
          request.url = '/pwa/index.html'
        }
        next()
      })
    },
    generateBundle() {
      for (const fileName of files()) {
        if (/\.(webmanifest|svg|png)$/.test(fileName)) {
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, fileName)) })
        }
      }
    },
  }
}

const app: UserConfig = {
  root,
  publicDir: false,
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'pwa/routes',
      generatedRouteTree: 'pwa/routes.gen.ts',
      routeFileIgnorePattern: '\\.(css|test)',
      addExtensions: true,
      autoCodeSplitting: true,
    }),
    react(),
    pageAtRoot(),
    manifestAndIcons(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'pwa',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,woff2,svg,webmanifest}', 'index.html', 'icons/icon-*.png'],
        globIgnores: ['sw.js'],
      },
    }),
  ],
  build: {
    outDir: 'dist/pwa',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: join(root, 'pwa/index.html') },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/covers', '/media'].map((path) => [path, 'http://localhost:3000'])),
  },
}

const server: UserConfig = {
  root,
  publicDir: false,
  build: {
    ssr: 'sync-server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : app))
