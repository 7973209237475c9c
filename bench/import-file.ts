import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningRise } from './rise.ts'

/** Imports a board in Lever's format with the command that operators use. Throws if the command fails. */
export async function importFile(rise: RunningRise, board: readonly object[], company: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rise-bench-board-'))
  const file = join(folder, 'board.json')
  try {
    await writeFile(file, JSON.stringify(board))
    const { DATA_DIR: _, DATABASE_URL: __, ...environment } = process.env
    const args = ['scripts/rise.mjs', 'import-jobs', file, '--source', 'lever', '--company', company]
    const env = { ...environment, DATA_DIR: rise.dataDir }
    const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const [status] = await once(command, 'exit')
    if (status !== 0) throw new Error(`The import ended with status ${status}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
