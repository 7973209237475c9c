import { sentenceOf } from '@rise/contract/admin/acts'
import type { TimelineEntry } from '@rise/contract/admin/timeline/shapes'
import { createElement, Fragment, type ReactNode } from 'react'
import { changesOf, type FactChange } from './change-words.ts'

type Act = Pick<TimelineEntry, 'act' | 'before' | 'after'>

interface Props {
  readonly of: Act
  readonly by: string
  /** The thing that was acted on; null if there is none, or once it is erased. */
  readonly subject: ReactNode
}

/** The sentence about an act, with the names in their places. */
export function ActWords({ of: { act, before, after }, by, subject }: Props) {
  const parts = sentenceOf(act, before, after).text.split(/(\{by\}|\{subject\})/)
  const names: Readonly<Record<string, ReactNode>> = {
    '{by}': <span className="font-medium">{by}</span>,
    '{subject}': subject,
  }
  return createElement(Fragment, null, ...parts.map((part) => (part in names ? names[part] : part)))
}

/** Returns the changes that the sentence about an act doesn't state. */
export function furtherChanges({ act, before, after }: Act): FactChange[] {
  const { states } = sentenceOf(act, before, after)
  const without = (facts: Act['before']) =>
    facts && Object.fromEntries(Object.entries(facts).filter(([name]) => !states.includes(name)))
  return changesOf(without(before), without(after))
}

/** A change as text: the value before it, if there was one, and the value after it. */
export function ChangedValue({ change: { before, after } }: { change: FactChange }) {
  if (before === undefined) return after
  return (
    <>
      <span className="text-muted">{before}</span> → {after}
    </>
  )
}
