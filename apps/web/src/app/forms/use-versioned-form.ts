import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../base/api.ts'
import { readFormDraft, writeFormDraft } from './draft-store.ts'
import { loadSchemas } from './load-schemas.ts'

const FAILED = 'Something went wrong... try again in a few minutes'
type Errors = Readonly<Record<string, string>>

interface FormOptions<S extends Versioned, T, B extends object> {
  /** Names the draft. */
  readonly name: string
  /** The thing as it was loaded. */
  readonly saved: S
  /** What of it the form is about. */
  readonly pick: (saved: S) => T
  /** The same as it is sent, but for the version. */
  readonly toBody: (values: T) => B
  /** Loads the rules of the body: the contract's own. */
  readonly schema: () => Promise<FormSchema>
  /** The code of the refusal of what was begun with an older version. */
  readonly conflictCode: string
  /** Saves. Throws what the server refuses. */
  readonly send: (body: B & { version: number }) => Promise<S>
  /** The thing as it is now. */
  readonly latest: () => Promise<S>
}

/** As zod gives it, and as much as a form needs of it. */
interface FormSchema {
  readonly '~standard': {
    validate(value: unknown): StandardResult | Promise<StandardResult>
  }
}

interface StandardResult {
  readonly issues?:
    | readonly { readonly message: string; readonly path?: readonly PropertyKeyOrSegment[] | undefined }[]
    | undefined
}

type PropertyKeyOrSegment = PropertyKey | { readonly key: PropertyKey }

interface Versioned {
  readonly _id: string
  readonly version: number
}

export interface VersionedForm<T> {
  readonly values: T
  readonly dirty: boolean
  readonly busy: boolean
  /** Somebody else, or another tab, has saved meanwhile. */
  readonly conflict: boolean
  readonly failure: string | undefined
  readonly errors: Errors
  /** How often its values were replaced by what was saved elsewhere: fields that keep a state of their own begin anew. */
  readonly replaced: number
  set(change: Partial<T>): void
  /** Id and error of the field at a path of the change: `resume.work.0.name`. */
  field(path: string): { id: string; error?: string }
  submit(event: FormEvent): void
  /** Saves what is not saved yet, or `always`, as what was never saved is; says whether everything is saved then. */
  save(always?: boolean): Promise<boolean>
  /** Shows what the server refused. */
  refuse(error: unknown): void
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
 * A form about something that has a version: checked by the contract's own rules, kept as a draft in this tab until it is
 * saved, and saved to the version that it was begun with, so that nothing which was saved elsewhere is written over unseen.
 */
export function useVersionedForm<S extends Versioned, T extends object, B extends object>(
  options: FormOptions<S, T, B>,
): VersionedForm<T> {
  const { name, saved, pick, toBody, schema, conflictCode } = options
  const [draft] = useState(() => readFormDraft<T>(name, saved._id))
  const [version, setVersion] = useState(draft?.version ?? saved.version)
  const [values, setValues] = useState<T>(() => draft?.values ?? pick(saved))
  const [dirty, setDirty] = useState(draft !== undefined)
  const [replaced, setReplaced] = useState(0)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [errors, setErrors] = useState<Errors>({})
  const submitted = useRef(false)
  const newest = useRef(values)
  newest.current = values

  useEffect(() => {
    if (dirty) writeFormDraft(name, { owner: saved._id, version, values })
  }, [dirty, name, saved._id, version, values])

  function begin(now: S): void {
    writeFormDraft(name, undefined)
    setVersion(now.version)
    setValues(pick(now))
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

  async function save(to: number): Promise<boolean> {
    setBusy(true)
    submitted.current = true
    const body = { version: to, ...toBody(values) }
    const found = await check(schema, body)
    const isSaved = Object.keys(found).length === 0 && (await send(body))
    if (Object.keys(found).length > 0) showErrors(found)
    setBusy(false)
    return isSaved
  }

  async function send(body: B & { version: number }): Promise<boolean> {
    setErrors({})
    setFailure(undefined)
    try {
      begin(await options.send(body))
      return true
    } catch (error) {
      refuse(error)
      return false
    }
  }

  function refuse(error: unknown): void {
    const refusal = error instanceof ApiError ? error : undefined
    const known = errorsOf(refusal?.fields ?? {})
    if (refusal?.code === conflictCode) setConflict(true)
    else if (Object.keys(known).length > 0) showErrors(known)
    else setFailure(refusal?.message || FAILED)
  }

  const failed = () => setFailure(FAILED)
  return {
    values,
    dirty,
    busy,
    conflict,
    failure,
    errors,
    replaced,
    set(change) {
      // What came late, such as an upload, takes nothing back that was typed meanwhile.
      const next = { ...newest.current, ...change }
      newest.current = next
      setValues(next)
      setDirty(true)
      if (submitted.current && Object.keys(errors).length > 0) {
        void check(schema, { version, ...toBody(next) }).then(setErrors)
      }
    },
    field(path) {
      const error = errors[path]
      return { id: fieldIdOf(path), ...(error !== undefined && { error }) }
    },
    submit(event) {
      event.preventDefault()
      if (!busy) void save(version)
    },
    save: (always = false) => (dirty || always ? save(version) : Promise.resolve(true)),
    refuse,
    keepMine() {
      void options.latest().then((now) => {
        setConflict(false)
        setVersion(now.version)
        return save(now.version)
      }, failed)
    },
    takeTheirs() {
      void options.latest().then((now) => {
        begin(now)
        setReplaced((times) => times + 1)
      }, failed)
    },
  }
}

/** What is wrong by the contract's rules; nothing where these cannot be loaded: then the server alone checks. */
async function check(schema: () => Promise<FormSchema>, body: object): Promise<Errors> {
  const rules = await loadSchemas(schema).catch(() => undefined)
  const result = await rules?.['~standard'].validate(body)
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
