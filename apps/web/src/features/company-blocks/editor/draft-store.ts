import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { t } from '@rise/texts'
import { ApiError } from '../../../app/base/api.ts'
import type { Change } from './changes.ts'

/** The number of successive refusals because of a newer version after which saving fails. */
const MAX_TRIES = 4

interface Server {
  load(): Promise<PageDraft>
  save(body: { revision: number; layout: PageDraft['layout'] }): Promise<PageDraft>
}

export interface DraftState {
  /** The draft with all local changes. */
  readonly draft: PageDraft
  readonly saving: 'saved' | 'saving' | 'failed'
  /** The message of the error that saving failed with; null otherwise. */
  readonly failure: string | null
  /** Whether someone else changed the page meanwhile; the changes of both are kept. */
  readonly merged: boolean
}

/**
 * A draft that shows each change immediately and saves them one after the other. If someone else has saved meanwhile,
 * the changes are reapplied to the newer version: no one's changes are lost.
 */
export function createDraftStore(first: PageDraft, { load, save }: Server, onChange: (state: DraftState) => void) {
  let base = first
  let waitingChanges: Change[] = []
  let currentRun: Promise<void> | undefined
  let state: DraftState = { draft: first, saving: 'saved', failure: null, merged: false }

  function notify(change: Partial<DraftState> = {}): void {
    const layout = waitingChanges.reduce((now, each) => each(now), base.layout)
    state = { ...state, draft: { ...base, layout, changed: base.changed || waitingChanges.length > 0 }, ...change }
    onChange(state)
  }

  async function saveOnce(): Promise<void> {
    const changes = waitingChanges
    const layout = changes.reduce((now, each) => each(now), base.layout)
    base = await save({ revision: base.revision, layout })
    waitingChanges = waitingChanges.slice(changes.length)
  }

  async function run(): Promise<void> {
    notify({ saving: 'saving', failure: null })
    let remainingTries = MAX_TRIES
    while (waitingChanges.length > 0) {
      try {
        await saveOnce()
        remainingTries = MAX_TRIES
        notify()
      } catch (error) {
        remainingTries -= 1
        const isOutdated = error instanceof ApiError && error.code === 'draft-changed'
        if (!isOutdated || remainingTries === 0) throw error
        base = await load()
        notify({ merged: true })
      }
    }
    notify({ saving: 'saved' })
  }

  /**
   * Saves the waiting changes, unless a save is under way; resolves once none are waiting. Throws the server's refusal.
   */
  function flush(): Promise<void> {
    currentRun ??= run()
      .catch((error: unknown) => {
        notify({ saving: 'failed', failure: error instanceof Error ? error.message : t('Couldn’t save.') })
        throw error
      })
      .finally(() => {
        currentRun = undefined
      })
    return currentRun
  }

  return {
    state: () => state,
    flush,
    /** Shows a change and saves it. Throws the server's refusal. */
    change(newChange: Change): Promise<void> {
      waitingChanges = [...waitingChanges, newChange]
      notify()
      return flush().then(() => (waitingChanges.length > 0 ? flush() : undefined))
    },
    /** Discards all unsaved changes. */
    discard(): void {
      waitingChanges = []
      notify({ saving: 'saved', failure: null })
    },
    /** Continues from a draft that the server returned to another call; unsaved changes are reapplied to it. */
    replace(draft: PageDraft): void {
      base = draft
      notify({ saving: waitingChanges.length > 0 ? state.saving : 'saved' })
    },
  }
}
