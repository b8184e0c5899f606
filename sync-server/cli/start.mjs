// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode, root } from './process.mjs'

requireNode()
await ensureInstalled()
await ensureBuilt()
// The server runs in this very process: its exit code and the signals it gets are its own.
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
