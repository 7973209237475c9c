import type { OwnStory } from '@rise/contract/stories'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../app/api.ts'
import { loadSchemas } from '../../app/load-schemas.ts'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { useApi } from '../../app/settings.tsx'
import { showToast } from '../../ui/toast.ts'
import { ownStoryQuery } from './queries.ts'
import type { StoryChange } from './story-change.ts'
import { readStoryDraft, writeStoryDraft } from './story-draft.ts'

const FAILED = 'Something went wrong... try again in a few minutes'
type Errors = Readonly<Record<string, string>>

interface FormOptions<T> {
  /** Names the draft. */
  readonly name: string
  readonly story: OwnStory
  /** What of the story the form is about. */
  readonly pick: (story: OwnStory) => T
  /** The same as it is sent. */
  readonly toChange: (values: T) => StoryChange
}

export interface StoryForm<T> {
  readonly values: T
  readonly dirty: boolean
  readonly busy: boolean
  /** Somebody else, or another tab, has saved meanwhile. */
  readonly conflict: boolean
  readonly failure: string | undefined
  readonly errors: Errors
  set(change: Partial<T>): void
  /** Id and error of the field at a path of the change: `resume.work.0.name`. */
  field(path: string): { id: string; error?: string }
  submit(event: FormEvent): void
  /** Saves in spite of what was saved meanwhile. */
  keepMine(): void
  /** Begins again with what was saved meanwhile. */
  takeTheirs(): void
}

/** The id of the field at a path. */
export function fieldIdOf(path: string): string {
  return `story-${path.replaceAll('.', '-')}`
}

/**
 * A form about a part of one's story: checked by the contract's own rules, kept as a draft in this tab until it is saved,
 * and saved to the version that it was begun with, so that nothing which was saved elsewhere is written over unseen.
 */
export function useStoryForm<T extends object>({ name, story, pick, toChange }: FormOptions<T>): StoryForm<T> {
  const api = useApi()
  const session = useSessionStore()
  const queryClient = useQueryClient()
  const [draft] = useState(() => readStoryDraft<T>(name, story._id))
  const [base, setBase] = useState({ version: draft?.version ?? story.version, story })
  const [values, setValues] = useState<T>(() => draft?.values ?? pick(story))
  const [dirty, setDirty] = useState(draft !== undefined)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [errors, setErrors] = useState<Errors>({})
  const submitted = useRef(false)

  useEffect(() => {
    if (dirty) writeStoryDraft(name, { owner: story._id, version: base.version, values })
  }, [dirty, name, story._id, base.version, values])

  function begin(saved: OwnStory): void {
    writeStoryDraft(name, undefined)
    setBase({ version: saved.version, story: saved })
    setValues(pick(saved))
    setDirty(false)
    setConflict(false)
    setFailure(undefined)
    setErrors({})
    submitted.current = false
  }

  function showErrors(found: Errors): void {
    setErrors(found)
    // What is folded in opens first.
    requestAnimationFrame(() => {
      const fields = Object.keys(found).map((path) => document.getElementById(fieldIdOf(path)))
      const [first] = fields
        .filter((field) => field !== null)
        .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      first?.focus()
    })
  }

  async function save(version: number): Promise<void> {
    setBusy(true)
    submitted.current = true
    const body = { version, ...toChange(values) }
    const found = await check(body)
    if (Object.keys(found).length > 0) showErrors(found)
    else {
      setErrors({})
      await send(body)
    }
    setBusy(false)
  }

  async function send(body: { version: number } & StoryChange): Promise<void> {
    setFailure(undefined)
    try {
      const { result } = await api('PATCH /api/v1/story', { body })
      begin(result)
      queryClient.setQueryData(ownStoryQuery(api).queryKey, result)
      await queryClient.invalidateQueries({ queryKey: ['story', result.slug] })
      if (body.firstName !== undefined || body.lastName !== undefined) await session.check()
      showToast({
        id: 'story-saved',
        kind: 'success',
        title: 'Saved',
        action: { label: 'See your page', to: `/professional/${result.slug}` },
      })
    } catch (error) {
      refuse(error)
    }
  }

  function refuse(error: unknown): void {
    const refusal = error instanceof ApiError ? error : undefined
    const known = errorsOf(refusal?.fields ?? {})
    if (refusal?.code === 'story-changed') setConflict(true)
    else if (Object.keys(known).length > 0) showErrors(known)
    else setFailure(refusal?.message || FAILED)
  }

  async function latest(): Promise<OwnStory> {
    return queryClient.fetchQuery({ ...ownStoryQuery(api), staleTime: 0 })
  }

  const failed = () => setFailure(FAILED)
  return {
    values,
    dirty,
    busy,
    conflict,
    failure,
    errors,
    set(change) {
      const next = { ...values, ...change }
      setValues(next)
      setDirty(true)
      if (submitted.current && Object.keys(errors).length > 0) {
        void check({ version: base.version, ...toChange(next) }).then(setErrors)
      }
    },
    field(path) {
      const error = errors[path]
      return { id: fieldIdOf(path), ...(error !== undefined && { error }) }
    },
    submit(event) {
      event.preventDefault()
      if (!busy) void save(base.version)
    },
    keepMine() {
      void latest().then((now) => {
        setConflict(false)
        setBase({ version: now.version, story: now })
        return save(now.version)
      }, failed)
    },
    takeTheirs() {
      void latest().then(begin, failed)
    },
  }
}

/** What is wrong by the contract's rules; nothing where these cannot be loaded: then the server alone checks. */
async function check(body: object): Promise<Errors> {
  const schemas = await loadSchemas(() => import('./form-schemas.ts')).catch(() => undefined)
  const result = await schemas?.formSchemas.story['~standard'].validate(body)
  const entries = (result?.issues ?? []).map(({ path = [], message }) => [path.map(String).join('.'), message] as const)
  // Of several about one field the first is shown.
  return Object.fromEntries(entries.reverse())
}

/** `body.resume.work[0].name` belongs to the field `resume.work.0.name`. */
function errorsOf(fields: Readonly<Record<string, string>>): Errors {
  const entries = Object.entries(fields).map(([path, message]) => [
    path.replace(/^body\.?/, '').replaceAll(/\[(\d+)\]/g, '.$1'),
    message,
  ])
  return Object.fromEntries(entries)
}
