import { t } from '@rise/texts'
import { refusalOf } from '../../../app/base/api.ts'
import { showToast } from '../../../ui/base/toast.ts'

interface Undoable {
  /** Says that it was deleted; the toast offers to restore it. */
  readonly deleted: string
  readonly undo: () => Promise<void>
}

/** Deletes something that can be restored while the toast is shown. */
export async function deleteWithUndo({ remove, ...way }: Undoable & { remove: () => Promise<void> }): Promise<void> {
  try {
    await remove()
    offerUndo(way)
  } catch (error) {
    showDeleteFailure(error)
  }
}

export function showDeleteFailure(error: unknown): void {
  showToast({
    id: 'delete',
    kind: 'failure',
    title: t('Couldn’t delete it. {reason}', { reason: refusalOf(error).message }),
  })
}

function offerUndo({ deleted, undo }: Undoable): void {
  async function restore() {
    try {
      await undo()
      showToast({ id: 'delete', kind: 'success', title: t('It’s back') })
    } catch (error) {
      showToast({
        id: 'delete',
        kind: 'failure',
        title: t('Couldn’t restore it. {reason}', { reason: refusalOf(error).message }),
      })
    }
  }
  showToast({
    id: 'delete',
    kind: 'success',
    title: deleted,
    action: { label: t('Undo'), onPress: () => void restore() },
  })
}
