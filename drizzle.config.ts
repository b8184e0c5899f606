import { defineConfig } from 'drizzle-kit'

const postgres = Boolean(process.env.DATABASE_URL)

export default defineConfig({
  dialect: postgres ? 'postgresql' : 'sqlite',
  schema: [
    './sync-server/storage/schema.ts',
    './sync-server/storage/schema-accounts.ts',
    './sync-server/storage/schema-stories.ts',
  ],
  out: `./sync-server/storage/migrations/${postgres ? 'postgres' : 'sqlite'}`,
})
