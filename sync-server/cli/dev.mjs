// @ts-check
import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { requireNode, root, stop, tool } from './process.mjs'

requireNode()
await ensureInstalled()

const port = Number(process.env.PORT || 3000)
if (!Number.isInteger(port) || port < 1 || port > 65_534) stop('The switch PORT is wrong: must be 1 to 65534.')
const inner = port + 1

process.env.NODE_ENV = 'development'
const { createServer } = await import('vite')
const proxy = Object.fromEntries(['/api', '/media', '/covers'].map((path) => [path, `http://127.0.0.1:${inner}`]))
const vite = await createServer({ root, server: { port, strictPort: true, host: '127.0.0.1', proxy } })
await vite.listen().catch((error) => {
  stop(`The app cannot be served on port ${port}: ${error.message}`)
})

const [command, args] = tool('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'sync-server/main.ts'])
const server = spawn(command, args, {
  cwd: root,
  env: { ...process.env, PORT: String(inner), HOST: '127.0.0.1', PUBLIC_URL: `http://localhost:${port}` },
  stdio: ['ignore', 'inherit', 'inherit'],
})

let stopping = false
const stopBoth = (/** @type {number} */ code) => {
  if (stopping) return
  stopping = true
  const end = () => process.exit(code)
  if (server.exitCode === null && server.signalCode === null) {
    server.once('exit', end)
    server.kill('SIGTERM')
  } else end()
  void vite.close()
}
process.on('SIGINT', () => stopBoth(0))
process.on('SIGTERM', () => stopBoth(0))
server.once('exit', (code) => stopBoth(code ?? 1))
