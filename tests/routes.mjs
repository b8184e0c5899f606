// @ts-check
import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import { resolveConfig } from 'vite'
import { root } from '../sync-server/cli/process.mjs'

// The route tree is made from the files of pwa/routes and not kept in the repository. The generator runs as soon as
// Vite has read its settings, so nothing needs to be built.
await resolveConfig({ configFile: false, logLevel: 'error', root, plugins: [tanstackRouterGenerator()] }, 'build')
