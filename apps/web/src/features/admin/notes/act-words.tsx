import { actNames } from '@rise/contract/acts'
import { sentenceOf } from '@rise/contract/admin/acts'
import type { TimelineEntry } from '@rise/contract/admin/timeline/shapes'
import type { ReactNode } from 'react'
import { changesOf, type FactChange } from './change-words.ts'
import { textWithElements } from './text-with-elements.ts'

type Act = Pick<TimelineEntry, 'act' | 'before' | 'after'>

interface Props {
  readonly of: Act
  readonly by: string
  /** The thing that was acted on; null if there is none, or once it is erased. */
  readonly subject: ReactNode
}

/** The sentence about an act, with the names in their places. */
export function ActWords({ of: { act, before, after }, by, subject }: Props) {
  return textWithElements(sentenceOf(act, before, after).text, {
    [actNames.by]: <span className="font-medium">{by}</span>,
    [actNames.subject]: subject,
  })
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
