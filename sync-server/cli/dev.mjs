// @ts-check
// npm run dev: the server under a watcher, the app under Vite with hot reload; one Ctrl-C stops both.
import { spawn } from 'node:child_process'
import { install, root } from './install.mjs'

install()
const env = { ...process.env, NODE_ENV: 'development' }
const children = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'sync-server/main.ts'], { cwd: root, stdio: 'inherit', env }),
  spawn('npx', ['vite', '--open=false'], { cwd: root, stdio: 'inherit', env }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
