import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sampleQuests } from './shared/model/samples.ts'

const here = import.meta.dirname

/** Serves the app's shell at every page in development, and builds it as `index.html` at the top of the output. */
export function shellAtTop(): Plugin {
  return {
    name: 'shell-at-top',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?')
        const page = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path) && !path.startsWith('/@')
        if (page && !/^\/(api|media|covers)\//.test(path)) request.url = '/pwa/index.html'
        next()
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = bundle['pwa/index.html']
        if (!shell) return
        if (shell.type === 'asset' && /<script(?![^>]*\ssrc=)/.test(String(shell.source))) {
          this.error('The shell has an inline script, which the content security policy forbids.')
        }
        shell.fileName = 'index.html'
      },
    },
  }
}

/** Emits the manifest and the icons, which keep their names: installed apps and browsers know them by address. */
export function manifestAndIcons(): Plugin {
  return {
    name: 'manifest-and-icons',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      const icons = readdirSync(join(here, 'icons'))
        .filter((file) => /\.(png|svg)$/.test(file))
        .map((file) => `icons/${file}`)
      for (const fileName of ['manifest.webmanifest', ...icons]) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(here, fileName)) })
      }
    },
  }
}

/** The covers of the adventures that ship with the app, for the worker to keep; a repainted one has another revision. */
export function sampleCovers(): { url: string; revision: string }[] {
  return sampleQuests.map(({ cover }) => {
    const picture = readFileSync(join(here, 'sync-server', 'content', cover))
    return { url: cover, revision: createHash('sha256').update(picture).digest('hex').slice(0, 8) }
  })
}
