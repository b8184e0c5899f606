import { run } from '../sync-server/cli/process.mjs'
import { startPostgres } from './standins/postgres.ts'

// Runs the given program with DATABASE_URL set to a PostgreSQL of its own, and ends with its exit code.
const [program = process.execPath, ...args] = process.argv.slice(2)
const postgres = await startPostgres()
const { code } = await run(program, args, { env: { DATABASE_URL: postgres.url } })
await postgres.stop()
process.exit(code)
