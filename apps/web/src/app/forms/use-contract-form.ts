import { type ChangeEvent, type FormEvent, useRef } from 'react'
import { showToast } from '../../ui/base/toast.ts'
import type { ApiError } from '../base/api.ts'
import type { Schema } from './check-body.ts'
import { type FieldErrors, fieldIn } from './field-errors.ts'
import { createFormEngine, type FormPlan } from './form-engine.ts'
import { isOwnSubmit } from './is-own-submit.ts'
import { useEngine } from './use-engine.ts'

type FieldName<T> = keyof T & string

export interface ContractFormOptions<T extends object> {
  /** Names the form: the prefix of its fields' ids. */
  readonly name: string
  /** Loads the schema. */
  readonly schema: () => Promise<Schema>
  /**
   * Every field of the form, in order: the server's errors appear at them, and the first one with an error gets the
   * focus.
   */
  readonly fields: readonly FieldName<T>[]
  readonly defaultValues?: { readonly [K in FieldName<T>]?: string }
  /** Sends the values as parsed by the schema. Throws what the form shows. */
  readonly send: (values: T) => Promise<void>
  /** Maps the code of a refusal to the field where it is shown. */
  readonly fieldOfCode?: Readonly<Record<string, FieldName<T>>>
}

/**
 * Returns a form of plain texts that sends them to one endpoint. It is checked on submission, and from then on at each
 * correction. The server's refusals appear at their fields, or as `failure` in a banner and in a toast (section 8). The
 * inputs are uncontrolled, so that typed text survives refusals and hydration.
 */
export function useContractForm<T extends object>(options: ContractFormOptions<T>) {
  const { name: form, schema, fields, defaultValues, send, fieldOfCode } = options
  const ref = useRef<HTMLFormElement>(null)
  const id = (name: string) => `${form}-${name}`
  const plan = {
    ...{ schema, fieldOfCode },
    fieldAt: (path: readonly string[]) => fieldIn(path, fields),
    body: () => (ref.current ? valuesOf(ref.current, fields) : {}),
    // The caller passes the schema that belongs to `T`.
    async send(_: object, checked: object) {
      await send(checked as T)
      return {}
    },
    onErrors(errors: FieldErrors) {
      const firstInvalid = fields.find((name) => errors[name] !== undefined)
      if (firstInvalid !== undefined) document.getElementById(id(firstInvalid))?.focus()
      return errors
    },
    refused(refusal: ApiError) {
      showToast({ id: 'form', kind: 'failure', title: refusal.message })
      return { failure: refusal }
    },
  }
  const [{ errors, failure, busy, submitted }, engine] = useEngine(plan, (now: () => FormPlan<object, object>) =>
    createFormEngine({}, now),
  )

  /** Checks one field's current value. */
  const check = (name: FieldName<T>) => {
    if (ref.current) void engine.recheck(name)
  }

  return {
    ref,
    failure,
    busy,
    check,
    /** Spread onto the form's shell. */
    shell: {
      ref,
      failure,
      /** In the order of the fields, for a summary. */
      errors: fields.flatMap((name) => {
        const message = errors[name]
        return message === undefined ? [] : [{ id: id(name), message }]
      }),
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (isOwnSubmit(event)) void engine.submit()
      },
    },
    /** Spread onto a field: its name, initial value and error. */
    field: (name: FieldName<T>) => {
      const error = errors[name]
      const initialValue = defaultValues?.[name]
      return {
        name,
        id: id(name),
        ...(initialValue !== undefined && { defaultValue: initialValue }),
        ...(error !== undefined && { error }),
        onChange: (_: ChangeEvent) => {
          if (submitted || error !== undefined) check(name)
        },
      }
    },
  }
}

/** Returns the current values of the fields, without fields that the form doesn't show. */
function valuesOf(form: HTMLFormElement, fields: readonly string[]): object {
  const data = new FormData(form)
  return Object.fromEntries(fields.flatMap((name) => (data.has(name) ? [[name, data.get(name)]] : [])))
}
