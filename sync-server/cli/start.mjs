// @ts-check
// npm start: installs what is missing, builds what is stale, then runs the server in this very process,
// so that signals reach it and its exit code is ours.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install, root } from './install.mjs'

install()
build()
process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
