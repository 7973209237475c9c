import type { LayoffReport } from '@rise/contract/layoffs/admin/shapes'
import { layoffsErrors } from '@rise/contract/layoffs/errors'
import type { ReceivedFile } from '@rise/contract/upload'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { importLayoffs } from '../import/import-layoffs.ts'
import { UnreadableLayoffs } from '../import/unreadable-layoffs.ts'

/**
 * Imports a file that an admin uploads.
 *
 * @throws {Failure} `layoffs-unreadable`, with the reason
 */
export async function importFile(ctx: Context, { loginId }: SignedIn, { path }: ReceivedFile): Promise<LayoffReport> {
  try {
    return await importLayoffs(ctx, path, { loginId })
  } catch (error) {
    if (!(error instanceof UnreadableLayoffs)) throw error
    throw new Failure(layoffsErrors['layoffs-unreadable'], { message: error.message })
  }
}
