import { connectionOf, type Tx } from './store.ts'

/**
 * Keeps a prepared query per connection: drizzle builds the SQL once instead of at every call, which costs more than
 * running it. For the few queries that every request runs.
 */
export function prepared<Query>(build: (tx: Tx) => Query): (tx: Tx) => Query {
  const known = new WeakMap<Tx, Query>()
  return (tx) => {
    const connection = connectionOf(tx)
    let query = known.get(connection)
    if (query === undefined) {
      query = build(connection)
      known.set(connection, query)
    }
    return query
  }
}
