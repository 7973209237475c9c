import type { Posting } from '../../posting.ts'
import { shorten } from '../../text/clean-text.ts'
import { type PlainField, type PlainFields, plainText } from './plain-fields.ts'

/** Fields with a single value. Such a field was read if the posting's value has its path. */
const singleFields = ['workType', 'employmentType', 'seniority', 'datePosted', 'validThrough', 'language'] as const
const payFields: readonly PlainField[] = ['payMin', 'payMax', 'payCurrency', 'payPeriod', 'pay']
/** Texts that mean that a field is not specified. */
const unspecifiedText = /^(?:-+|n\/?a|none|null|unknown|unspecified|not specified|any|other)$/i

/** Returns notes on unreadable values of single fields, addresses and pay, each with its field's name in the file. */
export function unreadFields(fields: PlainFields, posting: Posting): string[] {
  const notes = singleFields.flatMap((field) => {
    const fieldText = plainText(fields, field)
    if (
      fieldText === null ||
      unspecifiedText.test(fieldText.text.replaceAll('_', ' ').trim()) ||
      posting[field]?.path === fieldText.path
    )
      return []
    return [describe(fieldText)]
  })
  const url = plainText(fields, 'url')
  if (url !== null && posting.url === null) notes.push(describe(url))
  const apply = plainText(fields, 'applyUrl')
  if (apply !== null && posting.applyUrl?.path !== apply.path) notes.push(describe(apply))
  const pay = posting.pay === null ? payFields.flatMap((field) => fields.get(field) ?? []) : []
  if (pay.length > 0) {
    const paths = pay.map(({ path }) => path).join(', ')
    notes.push(`${paths}: no pay can be read from this; it needs an amount, a currency and a period`)
  }
  return notes
}

function describe({ text, path }: { readonly text: string; readonly path: string }): string {
  return `${path}: “${shorten(text, 60)}” can’t be read and was left open`
}
