import { defineConfig } from 'vitest/config'

// With DATABASE_URL set, the same server suites run on PostgreSQL.
const postgres = Boolean(process.env.DATABASE_URL)

export default defineConfig({
  test: {
    environment: 'node',
    include: postgres
      ? ['tests/server/**/*.test.ts', 'tests/sync/**/*.test.ts', 'sync-server/storage/**/*.test.ts']
      : ['shared/**/*.test.ts', 'sync-server/**/*.test.ts', 'pwa/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // Servers of their own process keep a SQLite file, whatever the engine under test.
    exclude: [
      'tests/e2e/**',
      'node_modules/**',
      ...(postgres ? ['tests/server/process.test.ts', 'tests/server/avatar-kill.test.ts'] : []),
    ],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    // Files of one worker share their modules: nothing here keeps state in them, and loading them took half the time.
    isolate: false,
  },
})
