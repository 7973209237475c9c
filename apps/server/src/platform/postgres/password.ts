import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, unwritable } from '../data-dir.ts'

/** Returns the database's password from DATA_DIR; undefined before the first startup. */
export async function readPassword(dataDir: string): Promise<string | undefined> {
  const text = await readFile(passwordFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw unwritable(dataDir, error)
  })
  return text.trim() || undefined
}

/**
 * Generates a password (192 random bits) and stores it in a 0600 file. The file is on disk before the password protects
 * a database.
 */
export async function makePassword(dataDir: string): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const temporary = `${passwordFile(dataDir)}.new`
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.chmod(0o600)
      await file.writeFile(`${password}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, passwordFile(dataDir))
    await syncFolder(dataDir)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
  return password
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres.password')
}
