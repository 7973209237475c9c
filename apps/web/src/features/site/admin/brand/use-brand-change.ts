import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../../app/base/query.ts'
import { showToast } from '../../../../ui/base/toast.ts'

interface BrandChange {
  /** The toast when resetting failed. */
  readonly failure: string
  /** Resets to the default look. */
  readonly goBack: () => Promise<unknown>
}

/**
 * Changes the installation's look. A change reloads the page, because every part of it shows the new look. After a
 * refusal, the next attempt starts from the version that another admin saved meanwhile.
 */
export function useBrandChange({ failure, goBack }: BrandChange) {
  const queryClient = useQueryClient()

  async function save(send: () => Promise<unknown>): Promise<void> {
    try {
      await send()
    } catch (error) {
      void invalidate(queryClient, ['GET /api/v1/admin/brand'])
      throw error
    }
    window.location.reload()
  }

  return {
    save,
    goBack: useMutation({
      mutationFn: () => save(goBack),
      onError: ({ message }) => showToast({ kind: 'failure', title: failure, description: message }),
    }),
  }
}
