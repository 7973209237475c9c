import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../../app/base/query.ts'
import { showToast } from '../../../../ui/base/toast.ts'

interface BrandChange {
  /** What the toast says when going back failed. */
  readonly failure: string
  /** Goes back to what the installation shows by itself. */
  readonly goBack: () => Promise<unknown>
}

/**
 * Changes how the installation looks. A change reloads the page, because every part of it shows the new look. After a
 * refusal, the next attempt begins from what another admin saved meanwhile.
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
