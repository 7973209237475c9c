import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { ApiError } from '../../../app/base/api.ts'
import type { Change } from './changes.ts'

/** How often a change is made again to what others have saved meanwhile. */
const TRIES = 4

interface Server {
  load(): Promise<PageDraft>
  save(body: { revision: number; layout: PageDraft['layout'] }): Promise<PageDraft>
}

export interface DraftState {
  /** The draft with all changes made here. */
  readonly draft: PageDraft
  readonly saving: 'saved' | 'saving' | 'failed'
  /** Why it was not saved. */
  readonly failure: string | null
  /** Others have changed the page since, and both changes are kept. */
  readonly merged: boolean
}

/**
 * A draft that shows each change at once and saves it after the others. When someone else has saved meanwhile, the changes are
 * made again to what they saved: none is lost, and none of theirs is undone.
 */
export function createDraftStore(first: PageDraft, { load, save }: Server, onChange: (state: DraftState) => void) {
  let base = first
  let waiting: Change[] = []
  let running: Promise<void> | undefined
  let state: DraftState = { draft: first, saving: 'saved', failure: null, merged: false }

  function tell(change: Partial<DraftState> = {}): void {
    const layout = waiting.reduce((now, each) => each(now), base.layout)
    state = { ...state, draft: { ...base, layout, changed: base.changed || waiting.length > 0 }, ...change }
    onChange(state)
  }

  async function saveOnce(): Promise<void> {
    const making = waiting
    const layout = making.reduce((now, each) => each(now), base.layout)
    base = await save({ revision: base.revision, layout })
    waiting = waiting.slice(making.length)
  }

  async function run(): Promise<void> {
    tell({ saving: 'saving', failure: null })
    let tries = TRIES
    while (waiting.length > 0) {
      try {
        await saveOnce()
        tell()
      } catch (error) {
        tries -= 1
        const isOutdated = error instanceof ApiError && error.code === 'draft-changed'
        if (!isOutdated || tries === 0) throw error
        base = await load()
        tell({ merged: true })
      }
    }
    tell({ saving: 'saved' })
  }

  /** Saves what waits, unless that is under way; resolves once nothing does. Throws what the server refused. */
  function flush(): Promise<void> {
    running ??= run()
      .catch((error: unknown) => {
        tell({ saving: 'failed', failure: error instanceof Error ? error.message : 'Couldn’t save.' })
        throw error
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    state: () => state,
    flush,
    /** Shows a change and saves it. Throws what the server refused. */
    change(made: Change): Promise<void> {
      waiting = [...waiting, made]
      tell()
      return flush().then(() => (waiting.length > 0 ? flush() : undefined))
    },
    /** Forgets changes that were refused. */
    discard(): void {
      waiting = []
      tell({ saving: 'saved', failure: null })
    },
    /** Begins again from what the server answered elsewhere. */
    replace(draft: PageDraft): void {
      base = draft
      tell({ saving: waiting.length > 0 ? state.saving : 'saved' })
    },
  }
}
