import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { dropping } from './dropping.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The connection to the tests' Postgres, as a user who may create databases, and the name of the migrated template
     * database. Each world's database is a clone of the template.
     */
    postgres: { host: string; port: number; user: string; password: string; template: string }
    /** The size of each world's pool. */
    poolSize: number
  }
}

export interface TestDatabase {
  readonly connection: { host: string; port: number; user: string; password: string; database: string }
  drop(): Promise<void>
}

/** Returns a new, empty database on the tests' Postgres. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0')
}

/** Returns a migrated database, cloned from the template in a fraction of a second. */
export async function cloneTemplate(): Promise<TestDatabase> {
  return createDatabase(inject('postgres').template)
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { template: _template, ...server } = inject('postgres')
  const database = `test_${randomBytes(8).toString('hex')}`
  // Postgres's default strategy, which copies through the WAL page by page, takes four times as long.
  await asAdmin(`create database ${database} template ${template} strategy file_copy`)
  return {
    connection: { ...server, database },
    drop: async () => {
      for (const statement of dropping(database)) await asAdmin(statement)
    },
  }
}

async function asAdmin(statement: string): Promise<void> {
  const { template: _template, ...server } = inject('postgres')
  const client = new Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
