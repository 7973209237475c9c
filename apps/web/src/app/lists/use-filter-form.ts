import { type FormEvent, useState } from 'react'
import { useShowHref } from '../page/view-change.ts'

/**
 * Connects a form to the address of a list: a choice applies immediately, typed text on submission. A link to another
 * view changes the `key`, so that new fields show that view. A choice in the form keeps the fields and the focus.
 */
export function useFilterForm(href: string, hrefOf: (form: HTMLFormElement) => string) {
  const showHref = useShowHref()
  const [ownHref, setOwnHref] = useState<string>()
  const [form, setForm] = useState({ key: 0, of: href })
  if (form.of !== href) setForm({ key: ownHref === href ? form.key : form.key + 1, of: href })

  function show(fields: HTMLFormElement) {
    const nextHref = hrefOf(fields)
    setOwnHref(nextHref)
    showHref(nextHref)
  }

  const events = {
    onChange({ target }: FormEvent) {
      const { form: fields, type } = target as HTMLInputElement
      if (fields && (type === 'select-one' || type === 'checkbox')) show(fields)
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      show(event.currentTarget)
    },
  }
  return { key: form.key, events, show }
}
