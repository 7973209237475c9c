import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import type { Change } from './changes.ts'
import { createDraftStore, type DraftState } from './draft-store.ts'

/** The draft of a page, with its editors' actions. */
export interface EditedPage extends DraftState {
  /** Resolves to whether it was saved. */
  change(newChange: Change): Promise<boolean>
  retry(): void
  discard(): void
  /** Resolves to whether the draft is published. */
  publish(): Promise<boolean>
  restore(version: number): Promise<boolean>
}

/** Edits a draft: each change is shown immediately, and saved after the previous ones. */
export function usePageDraft(first: PageDraft): EditedPage {
  const api = useApi()
  const queryClient = useQueryClient()
  const { slug } = first
  const params = useMemo(() => ({ slug }), [slug])
  const [state, setState] = useState<DraftState>({ draft: first, saving: 'saved', failure: null, merged: false })
  // The store is created once per mounted page, from the first loaded draft.
  const [store] = useState(() =>
    createDraftStore(
      first,
      {
        load: async () => (await api('GET /api/v1/companies/{slug}/block-draft', { params })).result,
        save: async (body) => (await api('PUT /api/v1/companies/{slug}/block-draft', { params, body })).result,
      },
      setState,
    ),
  )
  useEffect(() => {
    queryClient.setQueryData(keyOf('GET /api/v1/companies/{slug}/block-draft', { params: { slug } }), state.draft)
  }, [queryClient, slug, state.draft])
  useEffect(() => {
    if (state.saving === 'saved') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [state.saving])

  /** Runs `act` on the whole draft once it is saved; shows a refusal. */
  async function actOnSaved(act: (revision: number) => Promise<{ result: PageDraft }>): Promise<boolean> {
    try {
      await store.flush()
      store.replace((await act(store.state().draft.revision)).result)
      void invalidate(queryClient, [
        'GET /api/v1/companies/{slug}/block-versions',
        'GET /api/v1/companies/{slug}/blocks',
        'GET /api/v1/companies/{slug}',
        'GET /api/v1/companies/{slug}/desk/preview',
      ])
      return true
    } catch (error) {
      showToast({ id: 'page-draft', kind: 'failure', title: error instanceof Error ? error.message : t('Try again.') })
      void api('GET /api/v1/companies/{slug}/block-draft', { params }).then(
        ({ result }) => store.replace(result),
        () => undefined,
      )
      return false
    }
  }

  return {
    ...state,
    change: (newChange) =>
      store.change(newChange).then(
        () => true,
        () => false,
      ),
    retry: () => void store.flush().catch(() => undefined),
    discard: store.discard,
    publish: () =>
      actOnSaved((revision) =>
        api('POST /api/v1/companies/{slug}/block-draft/publish', { params, body: { revision } }),
      ),
    restore: (version) =>
      actOnSaved((revision) =>
        api('POST /api/v1/companies/{slug}/block-versions/{version}/restore', {
          params: { slug, version },
          body: { revision },
        }),
      ),
  }
}
