// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The oldest Node.js that the product runs on. */
const OLDEST = [20, 19]

/** Stops with a sentence on a Node.js that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  stop(`Node.js ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/**
 * Prints one sentence and ends the process.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] on top of this process's own
 * @property {boolean} [quiet] keep the output to oneself, and return it
 * @property {number} [timeout] milliseconds
 */

/**
 * Runs a program to its end, without a standard input. A signal that reaches us reaches the program, and then us.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    /** @type {NodeJS.Signals | null} */
    let asked = null
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      asked = signal
      child.kill(signal)
    }
    process.on('SIGINT', forward)
    process.on('SIGTERM', forward)
    const limit = options.timeout ? setTimeout(() => child.kill('SIGTERM'), options.timeout) : undefined
    let ended = false
    const end = (/** @type {number} */ code) => {
      if (ended) return
      ended = true
      clearTimeout(limit)
      process.off('SIGINT', forward)
      process.off('SIGTERM', forward)
      if (asked) process.exit(128 + constants.signals[asked])
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/**
 * The command and arguments that run a package's program with this Node.js.
 * @param {string} file inside `node_modules`, such as `vite/bin/vite.js`
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function tool(file, args) {
  return [process.execPath, [join(root, 'node_modules', file), ...args]]
}

/**
 * The command and arguments that run npm: the one that started us, else the one on the path.
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function npm(args) {
  const own = process.env.npm_execpath
  if (own && /npm-cli\.[cm]?js$/.test(own) && existsSync(own)) return [process.execPath, [own, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args]]
}
