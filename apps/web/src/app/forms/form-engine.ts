import { type ApiError, refusalOf } from '../base/api.ts'
import { checkBody, type Schema } from './check-body.ts'
import { errorsByField, type FieldErrors, isClean, partsOf } from './field-errors.ts'

/** The state of sending a form. */
export interface Sending {
  readonly errors: FieldErrors
  /** A refusal that belongs to no field. */
  readonly failure: ApiError | undefined
  readonly busy: boolean
  /** Whether sending was attempted: from then on, corrections are checked immediately. */
  readonly submitted: boolean
}

/** The page's part of a form: how to check, send and show it. `V` is the page's state, besides `Sending`. */
export interface FormPlan<V extends object, B> {
  readonly schema: () => Promise<Schema>
  /** Returns the body to check and then send. */
  readonly body: (state: V) => B
  /** Returns the field that a path of the body belongs to; undefined when the form has none. */
  readonly fieldAt: (path: readonly string[], state: V) => string | undefined
  /** Maps the code of a refusal to the field where it is shown. */
  readonly fieldOfCode?: Readonly<Record<string, string>> | undefined
  /** Sends the form; `checked` is the body as parsed by the schema. Resolves to the resulting change of state. */
  readonly send: (body: B, checked: B) => Promise<Partial<V & Sending>>
  /** Returns the change of state when a refusal belongs to no field. */
  readonly refused: (refusal: ApiError) => Partial<V> | Partial<Sending>
  /** Moves the focus to the first error, if any; returns the errors, in the order of their fields if that matters. */
  readonly onErrors: (errors: FieldErrors) => FieldErrors
  /** Shows, and stores, the form's state. */
  readonly onChange: (state: V & Sending) => void
}

/** The state before anything was sent: no errors. */
export const idle = { errors: {}, failure: undefined, submitted: false }

/**
 * The engine of all forms, independent of their pages: checks a body with the contract's schema, sends it once, and
 * shows the server's refusals at their fields or as the failure. `plan` returns the page's current plan.
 */
export function createFormEngine<V extends object, B>(first: V, plan: () => FormPlan<V, B>) {
  let state: V & Sending = { ...first, ...idle, busy: false }
  let currentSubmission: Promise<unknown> = Promise.resolve()

  function move(change: Partial<V> | Partial<Sending>, currentPlan = plan()): void {
    state = { ...state, ...change }
    currentPlan.onChange(state)
  }

  async function check({ schema, body: bodyOf, fieldAt }: FormPlan<V, B>) {
    const body = bodyOf(state)
    const { value, issues = [] } = await checkBody(schema, body)
    const messages = issues.map(({ path = [], message }) => [path.map(String), message] as const)
    // An error without a field still prevents sending.
    const errors = errorsByField(messages, (path) => fieldAt(path, state) ?? path.join('.'))
    // The caller passes the schema that belongs to `B`.
    return { body, checked: value as B, errors }
  }

  function refuse(error: unknown, currentPlan = plan()): void {
    const refusal = refusalOf(error)
    const field = currentPlan.fieldOfCode?.[refusal.code]
    const messages = Object.entries(refusal.fields).map(([path, message]) => [partsOf(path), message] as const)
    const fieldErrors = errorsByField(messages, (path) => currentPlan.fieldAt(path, state))
    const errors = field === undefined ? fieldErrors : { [field]: refusal.message }
    move(isClean(errors) ? currentPlan.refused(refusal) : { errors: currentPlan.onErrors(errors) }, currentPlan)
  }

  async function checkAndSend(currentPlan: FormPlan<V, B>): Promise<boolean> {
    const { body, checked, errors } = await check(currentPlan)
    move({ errors: currentPlan.onErrors(errors) }, currentPlan)
    if (!isClean(errors)) return false
    try {
      move(await currentPlan.send(body, checked), currentPlan)
      return true
    } catch (error) {
      refuse(error, currentPlan)
      return false
    }
  }

  return {
    state: () => state,
    move: (change: Partial<V> | Partial<Sending>) => move(change),
    /** Shows a refusal: at its field, or as the plan's `refused` decides. */
    refuse: (error: unknown) => refuse(error),
    /** Checks again: one field, or all. */
    async recheck(field?: string): Promise<void> {
      const { errors } = await check(plan())
      move({ errors: field === undefined ? errors : { ...state.errors, [field]: errors[field] } })
    },
    /** Checks and sends the form; does nothing while it is being sent. Resolves to whether the server accepted it. */
    async submit(): Promise<boolean> {
      if (state.busy) return false
      // Sending may change the page's plan, so each submission keeps the plan that it started with.
      const currentPlan = plan()
      move({ busy: true, submitted: true, failure: undefined }, currentPlan)
      const submission = checkAndSend(currentPlan)
      currentSubmission = submission
      const isSent = await submission
      move({ busy: false }, currentPlan)
      return isSent
    },
    /** Resolves once the current submission was accepted or refused. */
    async settled(): Promise<void> {
      await currentSubmission
    },
  }
}
