import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Hides a picture wherever it is shown, or shows it again. */
export async function concealPicture({ clock }: Context, tx: Tx, id: string, isHidden: boolean): Promise<void> {
  const change = { hidden_at: isHidden ? clock.now() : null }
  await tx.updateTable('picture').set(change).where('id', '=', id).execute()
}
